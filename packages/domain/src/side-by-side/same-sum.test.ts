import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { atSameSum } from './same-sum.ts';

const HOLE = Number.NaN;
const series = (start: string, ...values: number[]) => ({
  start: isoDate(start),
  values: Float64Array.from(values),
});

it('lays captures over the day on which the shown season had the same sum', () => {
  const otherTotal = series('2025-09-20', 10, 20, 30, 40, 50);
  const captures = series('2025-09-19', 1, 2, HOLE, 3, 4, 5);
  // 10 and 30 are had on 1 and 2 October, 40 on the 2nd too; 50 not yet. What came on 19 September has no sum.
  const shownTotal = series('2026-10-01', 15, 45, HOLE, 48);
  expect(atSameSum(captures, otherTotal, shownTotal)).toEqual({
    daily: series('2026-10-01', 2, 7, HOLE, HOLE),
    until: 10,
    after: 5,
  });
});

it('takes the sum before for a day without one, also after the last', () => {
  const otherTotal = series('2025-09-20', 10, HOLE, 30);
  expect(atSameSum(series('2025-09-21', 6, 7, 8), otherTotal, series('2026-10-01', 12, 40))).toEqual({
    daily: series('2026-10-01', 6, 15),
    until: 21,
    after: 0,
  });
});

it('is all still to come for a season without a sum', () => {
  const captures = series('2025-09-20', 6);
  expect(atSameSum(captures, series('2025-09-20', 10), series('2026-10-01', HOLE))).toEqual({
    daily: series('2026-10-01', HOLE),
    until: 0,
    after: 6,
  });
});
