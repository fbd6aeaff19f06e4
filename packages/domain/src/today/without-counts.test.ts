import { expect, it } from 'vitest';
import { aSector, CODLING, captures, facts, LOBESIA, rowOf } from './today.fixture.ts';
import { fieldsWithoutCounts } from './without-counts.ts';

it('counts the fields in which no pest was counted, and none without traps', () => {
  const both = [LOBESIA!, CODLING!].map((id) => ({ id, name: `Plaga ${id}` }));
  const rows = [
    { ...rowOf(aSector(1)), pests: both },
    { ...rowOf(aSector(2)), pests: both },
    { ...rowOf(aSector(3)), pests: [] },
    rowOf(aSector(4)),
  ];
  const capturesOf = (sectorId: number, pestId: number) =>
    sectorId === 4 ? undefined : captures(pestId, sectorId === 2 && pestId === CODLING ? 0 : undefined);
  expect(fieldsWithoutCounts(facts({ rows, capturesOf }))).toBe(2);
  expect(fieldsWithoutCounts(facts({ rows: [] }))).toBe(0);
});
