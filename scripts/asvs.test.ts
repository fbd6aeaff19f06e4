import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASVS_IDS } from './asvs-ids.ts';
import { cellsOf, LINK, missingIn } from './proofs.ts';
import { ROOT } from './shell.ts';

const FILE = resolve(ROOT, 'docs/asvs.md');
const ID = /^V\d+\.\d+\.\d+$/;
const STATES = ['covered', 'not applicable', 'open'];
const SHORTEST_REASON = 8;

interface Row {
  readonly id: string;
  readonly state: string;
  readonly why: string;
}

/** The rows of a text that describe requirements. */
const rowsOf = (text: string): Row[] =>
  cellsOf(text, 'Id')
    .filter(([id = '']) => ID.test(id))
    .map(([id = '', , state = '', why = '']) => ({ id, state, why }));

/** Sections of the document that a cell names. */
const sectionsIn = (why: string): string[] =>
  [...why.matchAll(/\*([^*]+)\* below/g)].map(([, name = '']) => `\n## ${name}\n`);

const isProven = ({ why }: Row): boolean => why.match(LINK) !== null || sectionsIn(why).length > 0;
const isSaid = (row: Row): boolean =>
  row.state === 'covered' ? isProven(row) : STATES.includes(row.state) && row.why.length >= SHORTEST_REASON;

describe('docs/asvs.md', () => {
  const text = readFileSync(FILE, 'utf8');
  const rows = rowsOf(text);

  it('has every requirement of Levels 1 and 2, once', () => {
    const ids = Object.entries(ASVS_IDS).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it('names only tests and sections that exist', () => {
    expect(cellsOf(text, 'Id').flatMap((cells) => cells.flatMap((cell) => missingIn(cell, FILE)))).toEqual(
      [],
    );
    expect(rows.flatMap(({ why }) => sectionsIn(why)).filter((name) => !text.includes(name))).toEqual([]);
  });

  it('says of each how it is: by what it is proven, or why not', () => {
    expect(rows.filter((row) => !isSaid(row))).toEqual([]);
  });

  it('counts its rows as they are', () => {
    const [all, ...counts] = [rows, ...STATES.map((state) => rows.filter((row) => row.state === state))].map(
      ({ length }) => length,
    );
    const [covered, none, open] = counts;
    expect(text.replaceAll('\n', ' ')).toContain(
      `Of ${all} requirements ${covered} are covered, ${none} are not applicable, ${open} are open`,
    );
  });

  it.each(['data-classes', 'fields-together'])(
    'leads to docs/%s.md, which names only tests that exist',
    (name) => {
      const file = resolve(ROOT, `docs/${name}.md`);
      const cells = readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('| '));
      expect(cells.flatMap((cell) => missingIn(cell, file))).toEqual([]);
      expect(cells.join('').match(LINK)).not.toBeNull();
      expect(text).toContain(`](${name}.md)`);
    },
  );

  it('notices a row without a proof, without a reason, and a test that is gone', () => {
    const wrong = rowsOf(
      '| V1.1.1 | x | covered | by us |\n| V1.1.2 | x | open | so |\n| V1.1.3 | x | ? | whatever |',
    );
    expect(wrong.map(isSaid)).toEqual([false, false, false]);
    expect(missingIn('[no such title](../scripts/shell.ts)', FILE)).toHaveLength(1);
  });
});
