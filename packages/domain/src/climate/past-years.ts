import { addDays, daysBetween, isoDate, parseIsoDate } from '../calendar/iso-date.ts';
import { type DayRange, lengthOfRange } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import { student90 } from './student.ts';

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
 * Mean of past years' courses of the same days, and the band where a further course lies in eight of ten cases, day by day.
 *
 * With S² the variance of the years' means, W² that of the courses within their years, n years, and k courses a year (their
 * harmonic mean): mean ± t·√(A + B), A = S²·(1 + 1/n), B = W²·(1 − 1/k). For years vary by S² − W²/k, a course within its
 * year by W², and the mean of all by S²/n. Courses of one year, a few days apart, do not count as years, but W² is known
 * better than S²: t of Student has ν degrees of freedom with (A + B)²/ν = A²/(n − 1) + B²/f, f those within the years. With
 * one course a year ν = n − 1. The fewer the years, the wider the band.
 *
 * Where no course is ever below 0, nor is the band; where none ever falls, as a running total, its bounds do not either.
 *
 * @param years the courses of each year, all as long as the others, without holes; a running total from 0
 * @param most what cannot be exceeded, such as 100 %
 * @returns null for fewer than two years with courses: they have no spread
 * @throws {RangeError} the courses differ in length, or there are more than `MOST_PAST_YEARS` years
 * @source Hahn & Meeker 1991, Statistical Intervals, § 4.7: prediction interval for a further value, with one course a year;
 *     Satterthwaite 1946, Biometrics Bulletin 2, 110–114: degrees of freedom of a sum of variances; how often it holds is in
 *     `docs/measurements/forecast.md`
 */
export function spreadOfYears(
  years: readonly (readonly Float64Array[])[],
  most = Number.POSITIVE_INFINITY,
): Spread | null {
  const told = years.filter((courses) => courses.length > 0);
  if (told.length < LEAST_PAST_YEARS) return null;
  if (told.length > MOST_PAST_YEARS) throw new RangeError(`more than ${MOST_PAST_YEARS} years`);
  const courses = told.flat();
  const days = courses[0]!.length;
  if (courses.some((course) => course.length !== days)) throw new RangeError('courses differ in length');
  const means = told.map(meanCourse);
  const mean = meanCourse(means);
  const reach = reachOf(told, means, mean);
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

/** How far a further course lies from the mean of the years on each day, in eight of ten cases at most. */
function reachOf(
  years: readonly (readonly Float64Array[])[],
  means: readonly Float64Array[],
  mean: Float64Array,
): Float64Array {
  const n = years.length;
  const freedom = years.reduce((sum, courses) => sum + courses.length - 1, 0) || 1;
  const oneOfCourses = years.reduce((sum, courses) => sum + 1 / courses.length, 0) / n;
  const ofYears = addSquares(new Float64Array(mean.length), mean, means);
  const withinYears = new Float64Array(mean.length);
  if (oneOfCourses < 1)
    for (const [year, courses] of years.entries()) addSquares(withinYears, means[year]!, courses);
  return ofYears.map((squares, day) => {
    const between = (squares / (n - 1)) * (1 + 1 / n);
    const variance = between + (withinYears[day]! / freedom) * (1 - oneOfCourses);
    if (variance === 0) return 0;
    const share = between / variance;
    const t = student90(1 / (share ** 2 / (n - 1) + (1 - share) ** 2 / freedom));
    return t * Math.sqrt(variance);
  });
}

/** The mean of courses, day by day. */
function meanCourse(courses: readonly Float64Array[]): Float64Array {
  const [only, ...others] = courses;
  if (others.length === 0) return only!;
  const sums = new Float64Array(only!.length);
  for (const course of courses) for (let day = 0; day < sums.length; day += 1) sums[day]! += course[day]!;
  return sums.map((sum) => sum / courses.length);
}

/** Adds the squares of what courses differ by from their mean, day by day. */
function addSquares(sums: Float64Array, mean: Float64Array, courses: readonly Float64Array[]): Float64Array {
  for (const course of courses)
    for (let day = 0; day < sums.length; day += 1) sums[day]! += (course[day]! - mean[day]!) ** 2;
  return sums;
}

function neverFalling(values: Float64Array): Float64Array {
  let highest = Number.NEGATIVE_INFINITY;
  return values.map((value) => {
    highest = Math.max(highest, value);
    return highest;
  });
}
