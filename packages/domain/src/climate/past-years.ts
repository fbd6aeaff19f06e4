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
  /** Two of ten further years lie outside of these, one on either side. */
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/**
 * Quantiles 0.9 of Student's distribution with 1, 2, … degrees of freedom, for up to `MOST_PAST_YEARS` years.
 *
 * @source Abramowitz & Stegun 1964, Handbook of Mathematical Functions, table 26.10
 */
const STUDENT_90 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383];

/**
 * Mean of past years' courses of the same days, and the band where a further year lies in eight of ten cases, day by day:
 * mean ± t·s·√(1 + 1/n), with n years, t of Student with n − 1 degrees of freedom, and s² the mean square of all courses
 * about their mean times n/(n − 1). The courses of one year, a few days apart, are much alike: they smooth s, but do not
 * count as years. The fewer the years, the wider the band.
 *
 * Where no course is ever below 0, nor is the band; where none ever falls, as a running total, its bounds do not either.
 *
 * @param years the courses of each year, all as long as the others, without holes; a running total from 0
 * @param most what cannot be exceeded, such as 100 %
 * @returns null for fewer than two years with courses: they have no spread
 * @throws {RangeError} the courses differ in length, or there are more than `MOST_PAST_YEARS` years
 * @source Hahn & Meeker 1991, Statistical Intervals, § 4.7: prediction interval for a further value; how often it holds
 *     is in `docs/measurements/forecast.md`
 */
export function spreadOfYears(
  years: readonly (readonly Float64Array[])[],
  most = Number.POSITIVE_INFINITY,
): Spread | null {
  const told = years.filter((courses) => courses.length > 0);
  if (told.length < LEAST_PAST_YEARS) return null;
  const t = STUDENT_90[told.length - 2];
  if (t === undefined) throw new RangeError(`more than ${MOST_PAST_YEARS} years`);
  const courses = told.flat();
  const days = courses[0]!.length;
  if (courses.some((course) => course.length !== days)) throw new RangeError('courses differ in length');
  const half = t * Math.sqrt((1 + 1 / told.length) * (told.length / (told.length - 1)));
  const mean = Float64Array.from({ length: days }, (_, day) => meanOf(courses, (course) => course[day]!));
  const reach = mean.map(
    (middle, day) => half * Math.sqrt(meanOf(courses, (one) => (one[day]! - middle) ** 2)),
  );
  const least = courses.every((course) => course.every((value) => value >= 0)) ? 0 : Number.NEGATIVE_INFINITY;
  const rises = courses.every((course) =>
    course.every((value, day) => day === 0 || value >= course[day - 1]!),
  );
  const bound = (side: -1 | 1) => {
    const ends = mean.map((middle, day) => Math.min(Math.max(middle + side * reach[day]!, least), most));
    return rises ? neverFalling(ends) : ends;
  };
  return { mean, low: bound(-1), high: bound(1) };
}

const meanOf = (courses: readonly Float64Array[], of: (course: Float64Array) => number): number =>
  courses.reduce((sum, course) => sum + of(course), 0) / courses.length;

function neverFalling(values: Float64Array): Float64Array {
  let highest = Number.NEGATIVE_INFINITY;
  return values.map((value) => {
    highest = Math.max(highest, value);
    return highest;
  });
}
