import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cellsOf, LINK, missingIn } from './proofs.ts';
import { ROOT } from './shell.ts';

const FILE = resolve(ROOT, 'docs/spec-coverage.md');
const LATER = /(?:^|<br>)\s*later: \S/;

interface Row {
  readonly rule: string;
  readonly proof: string;
}

const rowsOf = (text: string): Row[] =>
  cellsOf(text, 'Rule').map(([rule = '', proof = '']) => ({ rule, proof }));
const missing = ({ proof }: Row): string[] => missingIn(proof, FILE);

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
