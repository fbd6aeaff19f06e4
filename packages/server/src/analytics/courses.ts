import {
  addDays,
  type DayRange,
  type Days,
  daysBetween,
  type EpochMs,
  type IsoDate,
  laterOf,
  lengthOfRange,
  type PastWindow,
  pastWindows,
} from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { SeriesStation } from '../stores/farm/stations.ts';
import { extremesQuery, extremesRows, firstDay } from '../stores/measurements/climate-days.ts';
import { type IssuedForecast, readWeather } from '../stores/measurements/station-weather.ts';
import type { WeatherService } from '../weather/source.ts';
import { type Aggregation, combineStations } from './combine.ts';
import { forecastClimate } from './forecast-climate.ts';
import type { ClimateBased } from './metric.ts';
import { type ClimateSource, climateBased, inTransaction, storedClimate } from './station-days.ts';

/** Forecast days, °C, %, or the increments of a model: the one course that a service tells, or those of past years. */
export type Courses =
  | {
      readonly provider: WeatherService;
      readonly issuedAt: EpochMs;
      /** It may have holes. */
      readonly course: Float64Array;
    }
  | {
      readonly provider: 'climatology';
      /** Several of each year, without holes. */
      readonly years: readonly (readonly Float64Array[])[];
    };

export interface CoursesInput {
  readonly metric: ClimateBased;
  /** The days to come. */
  readonly range: DayRange;
  readonly today: IsoDate;
  readonly aggregation: Aggregation;
  /** First day from which a forecast course is computed, for a model whose memory is longer than `WARM_UP_DAYS`. */
  readonly since?: IsoDate | undefined;
}

/** One station's forecast values, in one of the possible courses. */
export interface StationCourse {
  readonly stationId: StationId;
  /** Courses of several stations are combined if they come from the same days. */
  readonly window: string;
  readonly values: Float64Array;
}

/** Models with a memory, such as the Dynamic one, are given these days before the first that counts. */
const WARM_UP_DAYS = 3;

/** What the weather service forecasts for the requested stations; holes where it has no value. */
export async function forecastCourses(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  issued: readonly IssuedForecast[],
  { metric, range, today, since }: CoursesInput,
): Promise<StationCourse[]> {
  const own = stations.filter(({ stationId }) => issued.some((one) => one.stationId === stationId));
  const worked = { start: since ?? addDays(range.start, -WARM_UP_DAYS), end: range.end };
  const oneMore = { start: range.start, end: addDays(range.end, 1) };
  const weather = await readWeather(tx, scope, own, issued, oneMore);
  const source = forecastClimate(storedClimate(inTransaction(tx), scope, own), weather, range.start);
  const days = await climateBased(source, { metric, range: worked, today });
  return Array.from(days, ([stationId, values]) => ({
    stationId,
    window: 'forecast',
    values: values.subarray(daysBetween(worked.start, range.start)),
  }));
}

/** Which days of past years are taken as possible courses. */
export interface PastDays {
  /** Days that the windows of a year lie from the same days of it; a few on either side by default. */
  readonly shifts?: readonly number[];
  /** One window's values without holes, or null if they cannot be a course; only whole windows by default. */
  readonly whole?: (values: Float64Array) => Float64Array | null;
  /** Days before each window whose values go before its own; none by default. */
  readonly lead?: Days;
  /** What is computed with, made of what was measured; that itself by default. */
  readonly climate?: (measured: ClimateSource) => ClimateSource;
}

const asMeasured = (values: Float64Array) => (values.every((value) => !Number.isNaN(value)) ? values : null);

/** The values of the same days of past years at each station. */
export async function pastCourses(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  { metric, range, today }: CoursesInput,
  { shifts, whole = asMeasured, lead = 0, climate = (measured) => measured }: PastDays = {},
): Promise<StationCourse[]> {
  const first = await firstDay(tx, scope, stations);
  if (first === null) return [];
  const years = byYear(pastWindows(range, first, shifts)).map((windows) => ({
    windows,
    worked: spanOf(windows, Math.max(WARM_UP_DAYS, lead)),
  }));
  const stored = storedClimate(inTransaction(tx), scope, stations);
  const spans = metric.kind === 'degree-days' ? years.map(({ worked }) => worked) : [];
  const source = climate({ ...stored, ...(await extremesAtOnce(tx, scope, stations, spans)) });
  const courses: StationCourse[] = [];
  for (const { windows, worked } of years) {
    const days = await climateBased(source, { metric, range: worked, today });
    for (const { year, range: own } of windows) {
      const from = daysBetween(worked.start, own.start) - lead;
      for (const [stationId, all] of days) {
        const values = whole(all.subarray(from, from + lead + lengthOfRange(own)));
        if (values !== null) courses.push({ stationId, window: `${year} ${own.start}`, values });
      }
    }
  }
  return courses;
}

/** Reads the extremes of several spans, and the day after each, in one query instead of one for each; nothing for none. */
async function extremesAtOnce(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  spans: readonly DayRange[],
): Promise<Partial<ClimateSource>> {
  const [first, ...others] = spans.map(({ start, end }) => ({ start, end: addDays(end, 1) }));
  if (first === undefined) return {};
  const query = extremesQuery(scope, stations, first, ...others);
  const rows = extremesRows(await inTransaction(tx)(query));
  return {
    extremes: async ({ start, end }) => rows.filter(({ date }) => date >= start && date <= end),
  };
}

function byYear(windows: readonly PastWindow[]): PastWindow[][] {
  const years = new Map<number, PastWindow[]>();
  for (const window of windows) years.set(window.year, [...(years.get(window.year) ?? []), window]);
  return [...years.values()];
}

function spanOf(windows: readonly PastWindow[], daysBefore: Days): DayRange {
  const [first] = windows as [PastWindow, ...PastWindow[]];
  const end = windows.map(({ range }) => range.end).reduce(laterOf);
  return { start: addDays(first.range.start, -daysBefore), end };
}

/** The stations' courses combined: one course for each window that any of them has, those of a year together. */
export function combinedCourses(own: readonly StationCourse[], { aggregation, range }: CoursesInput) {
  const windows = new Map<string, Float64Array[]>();
  for (const { window, values } of own) windows.set(window, [...(windows.get(window) ?? []), values]);
  const years = new Map<string, Float64Array[]>();
  for (const [window, list] of windows) {
    const year = window.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), combineStations(list, aggregation, range)]);
  }
  return [...years.values()];
}
