import { addDays, dayNumberOf } from '../calendar/iso-date.ts';
import { wholeCourse } from '../climate/past-course.ts';
import { pastWindows, SAME_DAYS } from '../climate/past-years.ts';
import { averageDailyIncrements } from '../degree-days/accumulate.ts';
import { dailyDegreeDays } from '../degree-days/daily-degree-days.ts';
import type { DegreeDayRule } from '../degree-days/rule.ts';
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

/** A season's degree-days by day, from which scenarios are added up. */
export interface SeasonDays {
  /** The mean of the stations, up to the last measured day. */
  readonly measured: DailySeries;
  /** Forecast days after it; empty where nobody forecasts. */
  readonly forecast: Float64Array;
  /** Every station's days on record, in the weather of the scenario: the days to come are looked up in past years. */
  readonly onRecord: readonly DailySeries[];
}

/**
 * The degree-days of each day, in a weather that is warmer by some degrees.
 *
 * @returns °C·day; a day is the mean of the stations that have one, as in the curve of the service
 * @throws {RangeError} stations whose days differ in number, an infinite temperature, a minimum above its maximum
 */
export function seasonDays({ record, forecast, rule, until }: SeasonInput, warmth: Warmth): SeasonDays {
  const measuredDays = dayNumberOf(until) - dayNumberOf(record.start) + 1;
  const upToDate = record.stations.map(({ min, max }) => ({
    min: min.subarray(0, Math.max(0, measuredDays)),
    max: max.subarray(0, Math.max(0, measuredDays)),
  }));
  const asMeasured = upToDate.map((station) => dailyDegreeDays(station, rule));
  const changed = warmth.warmer === 0 ? asMeasured : upToDate.map((one) => warmed(one, rule, warmth.warmer));
  const firstChanged = Math.max(0, dayNumberOf(warmth.from) - dayNumberOf(record.start));
  const season = asMeasured.map((days, i) =>
    days.map((value, day) => (day < firstChanged ? value : changed[i]![day]!)),
  );
  return {
    measured: { start: record.start, values: averageDailyIncrements(season) },
    forecast: forecastDays(forecast, addDays(until, 1), rule, warmth.warmer),
    onRecord: changed.map((values) => ({ start: record.start, values })),
  };
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
}

/**
 * What each past year added on the same days, newest year first: the mean of the stations that have them without holes.
 *
 * @param range days to come
 * @source the rule of the service's `ahead` call; see decision 9
 */
export function yearCourses({ onRecord }: SeasonDays, range: DayRange): YearCourse[] {
  const [first] = onRecord;
  if (!first) return [];
  return pastWindows(range, first.start, SAME_DAYS).flatMap(({ year, range: window }) => {
    const whole = onRecord.flatMap((station) => wholeCourse(overRange(station, window).values) ?? []);
    return whole.length === 0 ? [] : [{ year, values: averageDailyIncrements(whole) }];
  });
}

/** The days of a series within a range; holes where it has none. */
export const measuredWithin = ({ measured }: SeasonDays, range: DayRange): DailySeries =>
  measured.values.length === 0 ? emptyDaily(range) : overRange(measured, range);
