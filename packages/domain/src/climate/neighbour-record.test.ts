import { expect, test } from 'vitest';
import { LEAST_COMMON_DAYS, neighbourCorrection } from './neighbour-record.ts';

const HOLE = Number.NaN;
const days = (count: number, at: (i: number) => number) => Array.from({ length: count }, (_, i) => at(i));

test('a station differs from its neighbour by the mean of the days that both measured', () => {
  // Maxima 1 and 2 above by turns, minima 0.5 below; the days of a hole, with any difference, are left out.
  const neighbour = { max: days(62, () => 20), min: days(62, (i) => (i === 61 ? HOLE : 8)) };
  const own = {
    max: days(62, (i) => (i === 60 ? HOLE : i === 61 ? 90 : 21 + (i % 2))),
    min: days(62, () => 7.5),
  };
  expect(neighbourCorrection(own, neighbour)).toEqual({ max: 1.5, min: -0.5, days: 60 });
});

test('nothing is known of them with fewer common days', () => {
  const of = (count: number) => ({ max: days(count, () => 20), min: days(count, () => 8) });
  expect(neighbourCorrection(of(LEAST_COMMON_DAYS - 1), of(LEAST_COMMON_DAYS - 1))).toBeNull();
  expect(neighbourCorrection(of(LEAST_COMMON_DAYS), of(LEAST_COMMON_DAYS))).toEqual({
    max: 0,
    min: 0,
    days: 60,
  });
  const gone = { max: days(100, () => HOLE), min: days(100, () => 8) };
  expect(neighbourCorrection(of(100), gone)).toBeNull();
});
