import type { Days } from '../units.ts';

/** Days of the record that tell whether the season is warmer or cooler than past years are on the same days. */
export const RECENT_DAYS: Days = 7;
/** With fewer days nothing is said of it. */
const FEWEST_DAYS: Days = 3;
/** Share of the difference that the first day to come still has, and of each day that the next one has. */
const FIRST_SHARE = 0.4;
const DAILY_SHARE = 0.9;

/**
 * How much more, or less, the last seven days brought than the same days of past years, a day.
 *
 * @param own daily amounts up to the last measured day, oldest first; `NaN` is a missing day
 * @param past those of the same days of each past year, each as long as `own`; `NaN` is a missing day
 * @returns 0 when fewer than three days are known, of the season or of past years
 */
export function recentDifference(own: ArrayLike<number>, past: readonly ArrayLike<number>[]): number {
  const differences = Array.from(own).flatMap((value, day) => {
    const before = past.flatMap((year) => (Number.isFinite(year[day]) ? [year[day]!] : []));
    return Number.isFinite(value) && before.length > 0 ? [value - meanOf(before)] : [];
  });
  const recent = differences.slice(-RECENT_DAYS);
  return recent.length < FEWEST_DAYS ? 0 : meanOf(recent);
}

/**
 * A past year's days to come as they may be after the last seven days: warm weeks are followed by days that are warmer
 * than usual too, the less so the later they are. The first day has four tenths of the difference, each further one
 * nine tenths of that of the day before. No day falls below 0.
 *
 * @param course what the past year brought, day by day, from the first day to come
 * @param difference see `recentDifference`, in the unit of the course
 * @source found on one half of the years of Maquehue, Temuco, and tried on the other: `docs/measurements/forecast.md`
 */
export function afterRecentDays(course: Float64Array, difference: number): Float64Array {
  return course.map((value, day) => Math.max(0, value + FIRST_SHARE * DAILY_SHARE ** day * difference));
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
