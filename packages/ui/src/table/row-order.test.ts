import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue } from './data-column.ts';
import { orderBy, ranksOf } from './row-order.ts';

const all = (length: number) => Uint32Array.from({ length }, (_, at) => at);
const ordered = (values: readonly CellValue[], isDescending = false) =>
  Array.from(
    orderBy(all(values.length), [{ ranks: ranksOf(values), isDescending }]),
    (at) => values[at] as CellValue,
  );

describe('orderBy', () => {
  it('sorts numbers by size, also negative ones', () => {
    expect(ordered([3, -1, 20, 0.5])).toEqual([-1, 0.5, 3, 20]);
    expect(ordered([3, -1, 20, 0.5], true)).toEqual([20, 3, 0.5, -1]);
  });

  it('puts what is missing last in both directions', () => {
    expect(ordered([null, 'b', '', 'a'])).toEqual(['a', 'b', null, '']);
    expect(ordered([null, 'b', '', 'a'], true)).toEqual(['b', 'a', null, '']);
  });

  it('keeps the order of equal rows, and lets a second key decide', () => {
    const crops = ranksOf(['Vid', 'vid', 'Maíz', 'Vid']);
    const hectares = ranksOf([1, 9, 5, 3]);
    expect([...orderBy(all(4), [{ ranks: crops, isDescending: true }])]).toEqual([0, 1, 3, 2]);
    expect([
      ...orderBy(all(4), [
        { ranks: crops, isDescending: true },
        { ranks: hectares, isDescending: true },
      ]),
    ]).toEqual([1, 3, 0, 2]);
  });

  it('sorts only the rows it is given', () => {
    const ranks = ranksOf([4, 3, 2, 1]);
    expect([...orderBy(Uint32Array.of(0, 2, 3), [{ ranks, isDescending: false }])]).toEqual([3, 2, 0]);
  });

  it('gives the same order as a comparing sort', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: -5, max: 5 }))), (values) => {
        const compared = values.toSorted((a, b) => (a === null ? 1 : b === null ? -1 : a - b));
        expect(ordered(values)).toEqual(compared);
      }),
    );
  });
});
