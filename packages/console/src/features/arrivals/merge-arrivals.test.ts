import { describe, expect, test } from 'vitest';
import { arrivalOf } from '../../testing/sample-arrivals.ts';
import { askedAfter, mergeArrivals, SHOWN } from './merge-arrivals.ts';

const page = (...ids: number[]) => ({
  items: ids.map((id) => arrivalOf({ id })),
  lastContactAt: 0,
  nextContactBy: 0,
});
const idsOf = ({ items }: ReturnType<typeof page>) => items.map(({ id }) => id);

describe('what came since is asked for', () => {
  test('after the last request that is older than a moment', () => {
    const known = [9_000, 8_000, 3_000, 1_000].map((at, i) => arrivalOf({ id: 40 - i, at }));
    expect(askedAfter(known)).toBe(38);
    expect(askedAfter(known.slice(0, 2))).toBeUndefined();
    expect(askedAfter([])).toBeUndefined();
  });
});

describe('what came since is joined with what is known', () => {
  test('by number, each request once', () => {
    expect(idsOf(mergeArrivals(page(7, 5, 4).items, page(8, 7, 6)) as never)).toEqual([8, 7, 6, 5, 4]);
  });
  test('a full page stands alone, and no more are shown than a page has', () => {
    const full = Array.from({ length: SHOWN }, (_, i) => 300 - i);
    expect(idsOf(mergeArrivals(page(7).items, page(...full)) as never)).toEqual(full);
    expect(idsOf(mergeArrivals(page(...full).items, page(301)) as never)).toEqual([
      301,
      ...full.slice(0, -1),
    ]);
  });
});
