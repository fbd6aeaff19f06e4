import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChangeOutcome, changeBetween } from './change.ts';

describe('a change between two periods', () => {
  it.each<[number | null, number | null, ChangeOutcome, number | null, number | null]>([
    [34, 22, 'more', 12, (12 / 22) * 100],
    [11, 22, 'less', -11, -50],
    [22, 22, 'same', 0, 0],
    [0, 22, 'less', -22, -100],
    [5, 0, 'more', 5, null],
    [0, 0, 'same', 0, null],
    [-1, -2, 'more', 1, 50],
    [null, 22, 'no-recent', null, null],
    [Number.NaN, 22, 'no-recent', null, null],
    [22, null, 'no-previous', null, null],
    [22, Number.NaN, 'no-previous', null, null],
    [null, null, 'no-data', null, null],
  ])('from %d after %d is %s', (recent, previous, outcome, difference, percentage) => {
    expect(changeBetween(recent, previous)).toEqual({ outcome, difference, percentage });
  });

  it('never says "more" one way and "more" the other', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (a, b) => {
        expect(changeBetween(a, b).difference).toBe(0 - changeBetween(b, a).difference!);
      }),
    );
  });

  it('refuses infinite figures', () => {
    for (const [recent, previous] of [
      [Number.POSITIVE_INFINITY, 1],
      [1, Number.NEGATIVE_INFINITY],
      [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    ] as const) {
      expect(() => changeBetween(recent, previous)).toThrow(RangeError);
    }
  });
});
