import { addDays } from '../calendar/iso-date.ts';
import { toReadings } from '../climate/readings.ts';
import type { ForecastProvider, NoForecastReason } from '../series/forecast.ts';
import type { DegreeDays, DegreeHours, IsoDate } from '../units.ts';

/** With fewer past years no date is given. */
export const LEAST_YEARS_AHEAD = 3;

/** When the courses of several years reach a threshold; null: not before the last day that they are followed. */
export interface AheadDate {
  readonly threshold: DegreeDays | DegreeHours;
  /** Of the course in the middle. */
  readonly date: IsoDate | null;
  /** A further year comes before it in one of ten, from `YEARS_FOR_BAND` courses on; of fewer, the earliest of them. */
  readonly earliest: IsoDate | null;
  /** A further year comes after it in one of ten, from `YEARS_FOR_BAND` courses on; of fewer, the latest of them. */
  readonly latest: IsoDate | null;
}

/** The thresholds that a running total has not reached yet, and when it will; or why no date is given. */
export interface DatesAhead {
  readonly dates: readonly AheadDate[];
  /** Last day that the courses are followed to: the end of the season. */
  readonly end: IsoDate;
  /** Past years behind the dates; null without dates. */
  readonly years: number | null;
  /** Who forecasts the first days. Null without dates; `reason` then says why. */
  readonly provider: ForecastProvider | null;
  readonly reason: NoForecastReason | null;
}

/** Possible courses of a running total. */
export interface CoursesAhead {
  /** First of the days to come. */
  readonly start: IsoDate;
  /** Gathered before it, °C·day or °C·h. */
  readonly before: number;
  /** What each course adds, day by day, in the unit of `before`: not below 0, without holes, all of one length. */
  readonly courses: readonly Float64Array[];
}

/** In tenths of the courses. */
const LOW = 1;
const MIDDLE = 5;
const HIGH = 9;
/** Courses from which on eight of ten further years lie between `earliest` and `latest`. */
export const YEARS_FOR_BAND = 9;

/**
 * When the courses of a running total reach thresholds: the date of the middle one, and those that two of ten further
 * years lie outside of.
 *
 * Between n courses there are n + 1 intervals where a further one is equally likely to fall, so the bounds stand at
 * 0.1 · (n + 1) and 0.9 · (n + 1) of them in their order. Up to nine courses these are the outermost: a band that
 * held more years cannot be read off so few, and it is never drawn narrower than they are. A course that does not
 * reach a threshold is later than all that do. The middle is rounded to the nearest day, the bounds outwards.
 *
 * @param thresholds in the unit of the courses; those reached before `start` are left out of the answer, and those
 *   that are not a number
 * @returns one for each remaining threshold, in their order; empty without courses
 * @throws {RangeError} the courses differ in length, or one has a hole, a value below 0 or an infinite one
 * @source Hyndman & Fan 1996, Am. Stat. 50:361, type 6; the position is that of Weibull 1939
 */
export function datesAhead(
  { start, before, courses }: CoursesAhead,
  thresholds: readonly number[],
): AheadDate[] {
  if (courses.length === 0) return [];
  const totals = courses.map((course) => runningTotal(course, before));
  if (totals.some(({ length }) => length !== totals[0]!.length))
    throw new RangeError('courses differ in length');
  const dateOf = (day: number) => (Number.isFinite(day) ? addDays(start, day) : null);
  return thresholds
    .filter((threshold) => threshold > before)
    .map((threshold) => {
      const days = totals.map((total) => dayReached(total, threshold)).sort((a, b) => a - b);
      return {
        threshold,
        date: dateOf(Math.round(atTenths(days, MIDDLE) / 10)),
        earliest: dateOf(Math.floor(atTenths(days, LOW) / 10)),
        latest: dateOf(Math.ceil(atTenths(days, HIGH) / 10)),
      };
    });
}

function runningTotal(course: Float64Array, before: number): Float64Array {
  let sum = before;
  return toReadings(course, 'course').map((value) => {
    if (!(value >= 0)) throw new RangeError(`a course adds ${value} on a day`);
    sum += value;
    return sum;
  });
}

/** Days after the first; infinite for a course that does not reach it. */
function dayReached(total: Float64Array, threshold: number): number {
  const day = total.findIndex((value) => value >= threshold);
  return day < 0 ? Number.POSITIVE_INFINITY : day;
}

/**
 * Ten times the value at a rank among the sorted: straight lines between the order statistics, in whole numbers, as a
 * rounded sum would move a bound by a day. Infinite as soon as the later of the two is.
 */
function atTenths(sorted: readonly number[], tenths: number): number {
  const rank = Math.min(Math.max((sorted.length + 1) * tenths, 10), sorted.length * 10);
  const at = Math.floor(rank / 10) - 1;
  const rest = rank % 10;
  const lower = sorted[at]!;
  return rest === 0 || lower === Number.POSITIVE_INFINITY
    ? lower * 10
    : lower * 10 + (sorted[at + 1]! - lower) * rest;
}
