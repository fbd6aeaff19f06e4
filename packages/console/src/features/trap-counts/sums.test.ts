import { expect, it } from 'vitest';
import { sumsOf } from './sums.ts';

it('insects are summed by pest, with the traps they were found in', () => {
  const counts = [
    { pestId: 1, found: 12 },
    { pestId: 2, found: 3 },
    { pestId: 1, found: 0 },
  ];
  expect(sumsOf(counts)).toEqual([
    { pestId: 1, sum: 12, traps: 2 },
    { pestId: 2, sum: 3, traps: 1 },
  ]);
});
