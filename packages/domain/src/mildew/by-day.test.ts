import { expect, it } from 'vitest';
import { type MildewMeasure, mildewByDay } from './by-day.ts';
import type { MildewDay } from './conditions.ts';
import { UC_IPM_GUBLER_RULE } from './rule.ts';

const HOLE = Number.NaN;
const day = (hours: number): MildewDay => ({
  hourly: Float64Array.from({ length: 24 }, (_, hour) => (hour < hours ? 25 : 15)),
});
const split: MildewDay = { hourly: [25, 25, 25, 25, 15, 25, 25, 25, ...Array(16).fill(15)] };
const unknown: MildewDay = { hourly: [25, 25] };
/** Six favourable hours are enough, even if all others are missing. */
const short: MildewDay = { hourly: Array(6).fill(25) };
const DAYS = [day(8), day(8), day(6), short, unknown, split, day(0)];

it.each<[MildewMeasure, number[]]>([
  ['acc_score', [0, 0, 30, 50, HOLE, 40, 30]],
  ['day_score', [0, 0, 30, 20, HOLE, -10, -10]],
  ['favourable', [1, 1, 1, 1, HOLE, 0, 0]],
  ['longest_run', [8, 8, 6, 6, HOLE, 4, 0]],
  ['hours_in_band', [8, 8, 6, 6, HOLE, 7, 0]],
])('%s of each day, an undetermined one missing', (measure, expected) => {
  expect([...mildewByDay(DAYS, measure)]).toEqual(expected);
});

it('takes another rule, and no days', () => {
  expect([...mildewByDay(DAYS, 'acc_score', UC_IPM_GUBLER_RULE)]).toEqual([0, 0, 60, 80, HOLE, 70, 60]);
  expect(mildewByDay([], 'day_score')).toHaveLength(0);
});
