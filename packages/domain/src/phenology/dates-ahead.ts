import { addDays } from '../calendar/iso-date.ts';
import type { NeighbourCorrection } from '../climate/neighbour-record.ts';
import { type Spread, spreadOfYears } from '../climate/past-years.ts';
import { toReadings } from '../climate/readings.ts';
import type { StationId } from '../entities/ids.ts';
import type { ForecastProvider, NoForecastReason } from '../series/forecast.ts';
import type { DegreeDays, DegreeHours, IsoDate } from '../units.ts';

/** With fewer past years no date is given. */
export const LEAST_YEARS_AHEAD = 3;

/** When the courses of several years reach a threshold; null: not before the last day that they are followed. */
export interface AheadDate {
  readonly threshold: DegreeDays | DegreeHours;
  /** Of their mean. */
  readonly date: IsoDate | null;
  /** A further year comes before it in one of ten. */
  readonly earliest: IsoDate | null;
  /** A further year comes after it in one of ten. */
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
  /** A station whose past years are among those, corrected; left out where all are the stations' own. */
  readonly neighbour?: NeighbourAhead | undefined;
  /** The running total of the days that charts show, which the dates are read off; left out without dates. */
  readonly curve?: CurveAhead | undefined;
}

/** A station whose past years stand in for those that others lack. */
export interface NeighbourAhead {
  readonly stationId: StationId;
  readonly stationName: string;
  readonly metres: number;
  /** Past years that are this station's. */
  readonly years: number;
  /** Added to its daily extremes: the mean difference of the days that both measured. */
  readonly correction: NeighbourCorrection;
}

/** A running total of days to come, from `start` on, and the bounds that a further year passes in two of ten cases. */
export interface CurveAhead {
  readonly start: IsoDate;
  readonly values: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
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

/**
 * The mean of the courses of a running total, and its band: see `spreadOfYears`. With one course all three are its own.
 *
 * @returns null without courses
 * @throws {RangeError} as for `datesAhead`
 */
export function totalAhead({ before, courses }: Omit<CoursesAhead, 'start'>): Spread | null {
  const totals = courses.map(runningTotal);
  const [only] = totals;
  if (only === undefined) return null;
  const spread = spreadOfYears(totals.map((total) => [total])) ?? { mean: only, low: only, high: only };
  const from = (curve: Float64Array) => curve.map((value) => before + value);
  return { mean: from(spread.mean), low: from(spread.low), high: from(spread.high) };
}

/**
 * When the courses of a running total reach thresholds: the day of their mean, and the days between which a further year
 * reaches them in eight of ten cases. They are read off the band of `spreadOfYears`, so that dates and curve agree: from
 * when its upper bound gets there to when its lower one does, both to the nearest change of days. If each end were the
 * day on which that happens, the band would be a day longer, and a short one would hold nine years of ten. The middle
 * day is never outside. With one course all three are its own.
 *
 * @param thresholds in the unit of the courses; those reached before `start` are left out of the answer, and those
 *   that are not a number
 * @returns one for each remaining threshold, in their order; empty without courses
 * @throws {RangeError} the courses differ in length, one has a hole, a value below 0 or an infinite one, or there are more
 *   than `MOST_PAST_YEARS`
 * @source see `spreadOfYears`; how often the dates hold is in `docs/measurements/ahead.md`
 */
export function datesAhead(
  { start, before, courses }: CoursesAhead,
  thresholds: readonly number[],
): AheadDate[] {
  const total = totalAhead({ before, courses });
  return total === null ? [] : datesOn(total, { start, before }, thresholds);
}

/**
 * The same, read off a total that is known: see `totalAhead`.
 *
 * @param thresholds as for `datesAhead`
 */
export function datesOn(
  total: Spread,
  { start, before }: Omit<CoursesAhead, 'courses'>,
  thresholds: readonly number[],
): AheadDate[] {
  const [high, low] = [middays(total.high, before), middays(total.low, before)];
  const dateOf = (day: number) => (day < total.mean.length ? addDays(start, day) : null);
  return thresholds
    .filter((threshold) => threshold > before)
    .map((threshold) => {
      const day = dayReached(total.mean, threshold);
      return {
        threshold,
        date: dateOf(day),
        earliest: dateOf(Math.min(day, dayReached(high, threshold))),
        latest: dateOf(Math.max(day, dayReached(low, threshold) - 1)),
      };
    });
}

/** Number of the first day on which a running total has reached a threshold; its length if it never does. */
function dayReached(total: Float64Array, threshold: number): number {
  const day = total.findIndex((value) => value >= threshold);
  return day < 0 ? total.length : day;
}

/** What a running total has gathered by the middle of each day, and by the end of the last one. */
const middays = (total: Float64Array, before: number): Float64Array =>
  Float64Array.of(
    ...total.map((value, day) => (value + (total[day - 1] ?? before)) / 2),
    total.at(-1) ?? before,
  );

function runningTotal(course: Float64Array): Float64Array {
  let sum = 0;
  return toReadings(course, 'course').map((value) => {
    if (!(value >= 0)) throw new RangeError(`a course adds ${value} on a day`);
    sum += value;
    return sum;
  });
}
