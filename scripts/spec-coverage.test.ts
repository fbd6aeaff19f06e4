import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './shell.ts';

const FILE = resolve(ROOT, 'docs/spec-coverage.md');
const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;
const LATER = /(?:^|<br>)\s*later: \S/;

interface Row {
  readonly rule: string;
  readonly proof: string;
}

/** The rows of all tables, without their headings. */
const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => /^\| (?!Rule \|)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map(([rule = '', proof = '']) => ({ rule, proof }));

/** A story is named by its export, a test by its title. */
function isThere(title: string, path: string): boolean {
  const file = resolve(dirname(FILE), path);
  const named = path.endsWith('.stories.tsx') ? `export const ${title}:` : title;
  return existsSync(file) && readFileSync(file, 'utf8').includes(named);
}

/** Tests that a row names and that do not exist. */
const missing = ({ proof }: Row): string[] =>
  [...proof.matchAll(LINK)].flatMap(([, title = '', path = '']) =>
    isThere(title, path) ? [] : [`${title} in ${path}`],
  );

const isProven = ({ proof }: Row) => proof.match(LINK) !== null || LATER.test(proof);

describe('docs/spec-coverage.md', () => {
  const rows = rowsOf(readFileSync(FILE, 'utf8'));

  it('has the rules of both specifications', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(new Set(rows.map(({ rule }) => rule)).size).toBe(rows.length);
  });

  it('names only tests that exist', () => {
    expect(rows.flatMap(missing)).toEqual([]);
  });

  it('has a test or a mark in every row', () => {
    expect(rows.filter((row) => !isProven(row)).map(({ rule }) => rule)).toEqual([]);
  });

  it('notices a test that is gone and a row without proof', () => {
    const gone = { rule: 'x', proof: '[no such title](../scripts/shell.ts)<br>[x](../scripts/none.ts)' };
    expect(missing(gone)).toHaveLength(2);
    expect([gone, { rule: 'x', proof: 'later: y' }, { rule: 'x', proof: 'soon' }].map(isProven)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
