import { fillShortGaps } from '../chill/gaps.ts';
import type { Days } from '../units.ts';

/** Longest run of missing days that a past year's course is drawn across. */
const LONGEST_GAP: Days = 3;
/** Largest share of a course that may be drawn across. */
const LARGEST_MISSING_SHARE = 0.05;

/**
 * A past year's days as one course without holes: up to three missing days in a row take the straight line between
 * their neighbours.
 *
 * @param daily one value a day, oldest first; `NaN` is a missing day
 * @returns null when a longer run is missing, the first or the last day, or more than one day in twenty; and for no
 *     days. A year with such gaps is not used at all
 * @throws {RangeError} a value is infinite
 */
export function wholeCourse(daily: Float64Array): Float64Array | null {
  const missing = daily.filter((value) => Number.isNaN(value)).length;
  if (daily.length === 0 || missing > LARGEST_MISSING_SHARE * daily.length) return null;
  const whole = fillShortGaps(daily, LONGEST_GAP);
  return whole.some((value) => Number.isNaN(value)) ? null : whole;
}

/**
 * The days that a weather service forecasts and, from the first one that it does not, those of a past year: one
 * course of daily amounts without a step in its sum.
 *
 * @param forecast one value a day from the first forecast day on; `NaN` is a day without forecast
 * @param past the past year's same days; as long as the result
 */
export function courseAfter(forecast: ArrayLike<number>, past: Float64Array): Float64Array {
  const days = Array.from(forecast);
  const hole = days.findIndex((value) => Number.isNaN(value));
  const known = hole < 0 ? days.length : hole;
  return past.map((value, i) => (i < known ? days[i]! : value));
}
