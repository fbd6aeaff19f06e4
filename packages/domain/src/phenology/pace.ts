import { toReadings } from '../climate/readings.ts';
import type { Days, DegreeDays } from '../units.ts';

/** Days of the record that define the present rate of degree-days. */
export const PROJECTION_DAYS = 7;
/** With fewer valid days than this there is no spread. */
const FEWEST_DAYS = 3;

/** How fast degree-days are gathered, from the last valid days. */
export interface Pace {
  /** Valid days it is taken from: three to seven. */
  readonly days: Days;
  /** Degree-days a day, above 0. */
  readonly mean: DegreeDays;
  /** Standard deviation of single days. */
  readonly deviation: DegreeDays;
}

/**
 * The pace of the last seven valid days.
 *
 * @param daily degree-days of single days, oldest first; `NaN` is a missing day
 * @returns null when there are fewer than three valid days or no warmth in them
 * @throws {RangeError} a day is infinite
 */
export function recentPace(daily: ArrayLike<number>): Pace | null {
  const recent = Array.from(toReadings(daily, 'daily'))
    .filter((v) => !Number.isNaN(v))
    .slice(-PROJECTION_DAYS);
  const days = recent.length;
  if (days < FEWEST_DAYS) return null;
  const mean = recent.reduce((sum, v) => sum + v, 0) / days;
  if (!(mean > 0)) return null;
  const variance = recent.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (days - 1);
  return { days, mean, deviation: Math.sqrt(variance) };
}

/**
 * Standard deviation of the sum of `ahead` days to come if they are drawn like the days of the pace, whose
 * mean is itself known from a few days only: s·√(k + k²/n).
 */
export function spreadOf({ days, deviation }: Pace, ahead: Days): DegreeDays {
  return deviation * Math.sqrt(ahead + ahead ** 2 / days);
}
