import { type DailySeries, type DayRange, overRange } from '../series/daily.ts';
import type { Days } from '../units.ts';
import { LEAST_COMPARED_DAYS } from './alike.ts';

/** Daily readings beside those of another season, over the days on which both have one. */
export interface ReadingsApart {
  /** Mean of the shown ones less the other ones, in their unit. */
  readonly higher: number;
  /** Mean distance of a day's two readings, in their unit: how unlike they are. */
  readonly apart: number;
  readonly days: Days;
}

/**
 * Compares daily readings of the same days of two seasons.
 *
 * @param other on the days of the shown ones (`yearsLater`); `NaN` is a day without a reading, as in `shown`
 * @returns null with fewer than 14 days on which both have one
 */
export function readingsApart(shown: DailySeries, other: DailySeries, range: DayRange): ReadingsApart | null {
  const [own, others] = [shown, other].map((series) => overRange(series, range).values);
  const differences = own!.map((value, i) => value - others![i]!);
  const known = differences.filter((value) => !Number.isNaN(value));
  if (known.length < LEAST_COMPARED_DAYS) return null;
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { higher: mean(known), apart: mean(known.map(Math.abs)), days: known.length };
}

/** Days on which both series have a reading and this one is at a limit or above it. */
export function daysFrom(series: DailySeries, beside: DailySeries, limit: number, range: DayRange): Days {
  const [own, others] = [series, beside].map((one) => overRange(one, range).values);
  return own!.filter((value, i) => value >= limit && !Number.isNaN(others![i]!)).length;
}
