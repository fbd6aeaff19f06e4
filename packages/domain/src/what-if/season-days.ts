import { addDays, daysBetween } from '../calendar/iso-date.ts';
import type { NeighbourCorrection } from '../climate/neighbour-record.ts';
import { wholeCourse } from '../climate/past-course.ts';
import { pastWindows, SAME_DAYS } from '../climate/past-years.ts';
import { RECENT_DAYS } from '../climate/recent-weather.ts';
import { averageDailyIncrements } from '../degree-days/accumulate.ts';
import { dailyDegreeDays } from '../degree-days/daily-degree-days.ts';
import type { DegreeDayRule } from '../degree-days/rule.ts';
import { LEAST_YEARS_AHEAD } from '../phenology/dates-ahead.ts';
import { type DailySeries, type DayRange, emptyDaily, overRange } from '../series/daily.ts';
import type { Celsius, IsoDate } from '../units.ts';

/** A station's daily extremes, °C; `NaN` is a day without a valid record. */
export interface StationExtremes {
  readonly min: Float64Array;
  readonly max: Float64Array;
}

/** Extremes of several stations, all over the same days from `start` on. */
export interface ExtremesRecord {
  readonly start: IsoDate;
  readonly stations: readonly StationExtremes[];
}

export interface SeasonInput {
  /** This season and the years before it. */
  readonly record: ExtremesRecord;
  /**
   * A neighbour's record, corrected (`correctedRecord`), for past years that the stations lack; null where theirs are
   * enough, and where there is none.
   */
  readonly standIn: ExtremesRecord | null;
  /** What a weather service forecasts for the days after `until`, station by station; null where nobody does. */
  readonly forecast: ExtremesRecord | null;
  readonly rule: DegreeDayRule;
  /** Last measured day with degree-days. */
  readonly until: IsoDate;
}

/** A warmer or colder weather. */
export interface Warmth {
  /** Added to every temperature, °C; below 0 it is colder. */
  readonly warmer: Celsius;
  /** First day that it changes; days to come are all changed. */
  readonly from: IsoDate;
}

/** A station's degree-days, as measured and in the weather of the scenario. */
interface StationDays {
  readonly start: IsoDate;
  readonly asMeasured: Float64Array;
  readonly changed: Float64Array;
}

/** A season's degree-days by day, from which scenarios are added up. */
export interface SeasonDays {
  /** The mean of the stations, up to the last measured day, in the weather of the scenario. */
  readonly measured: DailySeries;
  /** The same as measured. */
  readonly asMeasured: DailySeries;
  /** Forecast days after it; empty where nobody forecasts. */
  readonly forecast: Float64Array;
  /** What each past year added on days to come; those asked for last are kept, as a moved biofix asks for them again. */
  readonly yearsOn: (range: DayRange) => readonly YearCourse[];
}

/** Every station's days on record, and those of the neighbour that stands in. */
interface PastDays {
  readonly onRecord: readonly StationDays[];
  readonly standIn: readonly StationDays[];
}

/**
 * The degree-days of each day, in a weather that is warmer by some degrees.
 *
 * @returns °C·day; a day is the mean of the stations that have one, as in the curve of the service
 * @throws {RangeError} stations whose days differ in number, an infinite temperature, a minimum above its maximum
 */
export function seasonDays(
  { record, standIn, forecast, rule, until }: SeasonInput,
  warmth: Warmth,
): SeasonDays {
  const { start } = record;
  const length = Math.max(0, daysBetween(start, until) + 1);
  const onRecord = record.stations.map(({ min, max }) =>
    stationDays({ min: min.subarray(0, length), max: max.subarray(0, length) }, start, rule, warmth.warmer),
  );
  const past: PastDays = {
    onRecord,
    standIn: (standIn?.stations ?? []).map((one) => stationDays(one, standIn!.start, rule, warmth.warmer)),
  };
  const firstChanged = Math.max(0, daysBetween(start, warmth.from));
  const season = onRecord.map(({ asMeasured, changed }) =>
    asMeasured.map((value, day) => (day < firstChanged ? value : changed[day]!)),
  );
  const meanOf = (stations: readonly Float64Array[]) => ({ start, values: averageDailyIncrements(stations) });
  return {
    measured: meanOf(season),
    asMeasured: meanOf(onRecord.map(({ asMeasured }) => asMeasured)),
    forecast: forecastDays(forecast, addDays(until, 1), rule, warmth.warmer),
    yearsOn: keptForLast((range) => yearCourses(past, range)),
  };
}

function keptForLast(make: (range: DayRange) => readonly YearCourse[]): SeasonDays['yearsOn'] {
  let kept: (DayRange & { readonly years: readonly YearCourse[] }) | null = null;
  return ({ start, end }) => {
    if (kept?.start !== start || kept.end !== end) kept = { start, end, years: make({ start, end }) };
    return kept.years;
  };
}

function stationDays(
  station: StationExtremes,
  start: IsoDate,
  rule: DegreeDayRule,
  warmer: Celsius,
): StationDays {
  const asMeasured = dailyDegreeDays(station, rule);
  return { start, asMeasured, changed: warmer === 0 ? asMeasured : warmed(station, rule, warmer) };
}

function warmed({ min, max }: StationExtremes, rule: DegreeDayRule, warmer: Celsius): Float64Array {
  return dailyDegreeDays({ min: min.map((t) => t + warmer), max: max.map((t) => t + warmer) }, rule);
}

function forecastDays(
  forecast: ExtremesRecord | null,
  first: IsoDate,
  rule: DegreeDayRule,
  warmer: Celsius,
): Float64Array {
  if (!forecast || forecast.stations.length === 0) return new Float64Array();
  const stations = forecast.stations.map((station) => warmed(station, rule, warmer));
  const values = averageDailyIncrements(stations);
  const end = addDays(forecast.start, values.length - 1);
  return overRange({ start: forecast.start, values }, { start: first, end }).values;
}

/** What one past year adds on the days to come, °C·day. */
export interface YearCourse {
  readonly year: number;
  readonly values: Float64Array;
  /** The last `RECENT_DAYS` before them, as measured; `NaN` is a missing day. */
  readonly before: Float64Array;
}

/**
 * What each past year added on the same days, newest year first: the mean of the stations that have them without holes.
 * Where those are fewer than dates need, the neighbour's years stand in for the others.
 *
 * @param range days to come
 * @source the rule of the service's `ahead` call; see decision 9
 */
function yearCourses({ onRecord, standIn }: PastDays, range: DayRange): YearCourse[] {
  const own = coursesOf(onRecord, range);
  if (own.length >= LEAST_YEARS_AHEAD || standIn.length === 0) return own;
  const lacking = coursesOf(standIn, range).filter(({ year }) => own.every((one) => one.year !== year));
  return [...own, ...lacking].sort((one, other) => other.year - one.year);
}

function coursesOf(stations: readonly StationDays[], range: DayRange): YearCourse[] {
  const oldest = stations.map(({ start }) => start).sort()[0];
  if (oldest === undefined) return [];
  return pastWindows(range, oldest, SAME_DAYS).flatMap(({ year, range: window }) => {
    const lead = { start: addDays(window.start, -RECENT_DAYS), end: addDays(window.start, -1) };
    const whole = stations.flatMap(({ start, asMeasured, changed }) => {
      const course = wholeCourse(overRange({ start, values: changed }, window).values);
      if (course === null) return [];
      return [Float64Array.of(...overRange({ start, values: asMeasured }, lead).values, ...course)];
    });
    if (whole.length === 0) return [];
    const mean = averageDailyIncrements(whole);
    return [{ year, before: mean.subarray(0, RECENT_DAYS), values: mean.subarray(RECENT_DAYS) }];
  });
}

/**
 * What a neighbour measured as it would have been at the stations.
 *
 * @param correction added to its maxima and minima; a day of hardly any range has its minimum at its maximum then
 */
export function correctedRecord(
  { start, stations }: ExtremesRecord,
  correction: Pick<NeighbourCorrection, 'min' | 'max'>,
): ExtremesRecord {
  return {
    start,
    stations: stations.map(({ min, max }) => {
      const own = max.map((t) => t + correction.max);
      return { max: own, min: min.map((t, day) => Math.min(t + correction.min, own[day]!)) };
    }),
  };
}

/** The days of a series within a range; holes where it has none. */
export const daysWithin = (series: DailySeries, range: DayRange): DailySeries =>
  series.values.length === 0 ? emptyDaily(range) : overRange(series, range);
