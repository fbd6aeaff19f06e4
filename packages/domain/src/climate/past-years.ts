import { addDays, daysBetween, isoDate, parseIsoDate } from '../calendar/iso-date.ts';
import { type DayRange, lengthOfRange } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';

/** With one year there is no spread. */
export const LEAST_PAST_YEARS = 2;
/** Older years are not representative of today's climate. */
export const MOST_PAST_YEARS = 10;

/** Each past year is looked at on the same days and a few before and after: more days of the same time of year. */
const SHIFTS: readonly Days[] = [-6, -3, 0, 3, 6];
/** Each past year on the same days alone: one course a year. */
export const SAME_DAYS: readonly Days[] = [0];
/** How far from the same days of the year a window lies at most. */
export const PAST_WINDOW_SHIFT: Days = 6;

/** Days of a past year that represent days to come. */
export interface PastWindow {
  readonly year: number;
  readonly range: DayRange;
}

/** The same day of another year; 29 February becomes the 28th in other years. */
export function sameDayOfYear(date: IsoDate, year: number): IsoDate {
  const text = `${String(year).padStart(4, '0')}${date.slice(4)}`;
  return parseIsoDate(text) ?? isoDate(text.replace('-02-29', '-02-28'));
}

/**
 * Windows of past years as long as `target`, none of which reaches into the target's own year before it or beyond
 * `firstDay`; newest year first.
 *
 * @param firstDay oldest day on record
 * @param shifts days that the windows of a year lie from the same days of it, ascending
 */
export function pastWindows(
  target: DayRange,
  firstDay: IsoDate,
  shifts: readonly Days[] = SHIFTS,
): PastWindow[] {
  const length = lengthOfRange(target);
  const year = Number(target.start.slice(0, 4));
  const windows: PastWindow[] = [];
  for (let back = 1; back <= MOST_PAST_YEARS && length > 0; back += 1) {
    const anchor = sameDayOfYear(target.start, year - back);
    for (const shift of shifts) {
      const start = addDays(anchor, shift);
      const range = { start, end: addDays(start, length - 1) };
      const overlaps = daysBetween(range.end, target.start) <= 0;
      if (start >= firstDay && !overlaps) windows.push({ year: year - back, range });
    }
  }
  return windows;
}

export interface Spread {
  readonly mean: Float64Array;
  /** Two of ten courses lie outside of these, one on either side. */
  readonly low: Float64Array;
  readonly high: Float64Array;
}

const LOW_SHARE = 0.1;
const HIGH_SHARE = 0.9;

/**
 * Mean and spread of several possible courses of the same days, day by day.
 *
 * @param courses each as long as the others, without holes
 * @returns null for no courses
 * @throws {RangeError} the courses differ in length
 */
export function spreadOfCourses(courses: readonly Float64Array[]): Spread | null {
  const days = courses[0]?.length;
  if (days === undefined) return null;
  if (courses.some((course) => course.length !== days)) throw new RangeError('courses differ in length');
  const spread = { mean: new Float64Array(days), low: new Float64Array(days), high: new Float64Array(days) };
  for (let day = 0; day < days; day += 1) {
    const sorted = Float64Array.from(courses, (course) => course[day]!).sort();
    spread.mean[day] = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
    spread.low[day] = quantile(sorted, LOW_SHARE);
    spread.high[day] = quantile(sorted, HIGH_SHARE);
  }
  return spread;
}

/** Straight lines between the order statistics. @source Hyndman & Fan 1996, Am. Stat. 50:361, type 7 */
function quantile(sorted: Float64Array, share: number): number {
  const at = (sorted.length - 1) * share;
  const below = Math.floor(at);
  const lower = sorted[below]!;
  const upper = sorted[Math.min(below + 1, sorted.length - 1)]!;
  return lower + (upper - lower) * (at - below);
}
