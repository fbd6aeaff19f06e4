import {
  FORECAST_DAYS,
  type ForecastColumns,
  type ForecastItems,
  type ForecastQuery,
  type NoForecast,
} from '@vigia/api/contract';
import {
  accumulate,
  addDays,
  type DayRange,
  dayNumberOf,
  daysBetween,
  type IsoDate,
  isoDateOfDayNumber,
  lengthOfRange,
  spreadOfCourses,
} from '@vigia/domain';
import { collect } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { Services } from '../services.ts';
import { firstDay } from '../stores/climate-days.ts';
import type { ToldWeather } from '../stores/station-weather.ts';
import type { SeriesStation } from '../stores/stations.ts';
import { combineStations } from './combine.ts';
import { type Courses, type CoursesInput, combinedCourses, pastCourses, toldCourses } from './courses.ts';
import type { ClimateBased } from './metric.ts';
import { stationDays } from './station-days.ts';

/** Older records say nothing about today: no running total goes on from them. */
const FRESH_DAYS = 3;

export interface ForecastInput {
  readonly metric: ClimateBased;
  readonly query: ForecastQuery;
  readonly today: IsoDate;
  readonly stations: readonly SeriesStation[];
  /** What a weather service said of late. */
  readonly told: readonly ToldWeather[];
}

interface Measured {
  readonly until: IsoDate | null;
  /** Running total on that day. */
  readonly total: number;
}

type Meta = ForecastItems['meta'];
type Series = {
  readonly start: IsoDate;
  readonly values: Float64Array;
  readonly low?: Float64Array;
  readonly high?: Float64Array;
};

/**
 * The days to come of some stations: as the weather service tells them, where it was asked of late, else as the same
 * days of the stations' own past years went, with their spread. Says why when there is nothing to go by.
 */
export async function forecast(services: Services, scope: Scope, input: ForecastInput) {
  const { query, today, stations } = input;
  const accumulated = query.per_station_transform === 'accumulated';
  const measured = await measuredSoFar(services, scope, input);
  const fresh = measured.until !== null && daysBetween(measured.until, today) <= FRESH_DAYS;
  const start = fresh ? addDays(measured.until as IsoDate, 1) : today;
  const range = { start, end: lastDay(query, today) };
  const meta: Meta = {
    provider: null,
    told_at: null,
    years: null,
    stations: stations.length,
    measured_until: measured.until,
    measured_total: accumulated && fresh ? measured.total : null,
    reason: null,
  };
  const without = async (otherwise: NoForecast | null) => {
    const reason = otherwise && ((await hasRecord(services, scope, stations)) ? otherwise : 'no_record');
    return answerOf({ start, values: new Float64Array() }, { ...meta, reason }, query.format);
  };
  if (lengthOfRange(range) === 0) return await without(null);
  if (accumulated && query.acc_from !== undefined && query.acc_from < start && !fresh) {
    return await without('stale_record');
  }
  const found = await coursesOf(services, scope, input, range);
  if (found === null) return await without('too_few_years');
  const { provider, toldAt, years } = found;
  const told = { ...meta, provider, told_at: toldAt === null ? null : new Date(toldAt).toISOString(), years };
  return answerOf(seriesOf(found, range, accumulated ? measured.total : null), told, query.format);
}

const lastDay = ({ date_end }: ForecastQuery, today: IsoDate): IsoDate => {
  const furthest = addDays(today, FORECAST_DAYS);
  return date_end !== undefined && date_end < furthest ? (date_end as IsoDate) : furthest;
};

/** The stations' last day with a value, and what they gathered until then. */
async function measuredSoFar(
  { databases }: Services,
  scope: Scope,
  { metric, query, today, stations }: ForecastInput,
): Promise<Measured> {
  const recent = addDays(today, -FRESH_DAYS);
  const counted = query.per_station_transform === 'accumulated' ? query.acc_from : undefined;
  const start = counted !== undefined && counted < recent ? (counted as IsoDate) : recent;
  // The running day is shown in charts of the climate, but it is not over.
  const range = { start, end: metric.kind === 'climate' ? addDays(today, -1) : today };
  const input = { metric, range, today, asCount: false };
  const own = await collect(databases.app, scope, async (tx) => [
    ...(await stationDays(tx, scope, stations, input)),
  ]);
  const daily = combineStations([...new Map(own).values()], query.station_aggregation, range);
  const last = daily.findLastIndex((value) => !Number.isNaN(value));
  const from = counted === undefined ? last + 1 : Math.max(0, daysBetween(start, counted as IsoDate));
  const total = accumulate(daily.subarray(from, last + 1)).total.at(-1) ?? 0;
  return { until: last < 0 ? null : addDays(start, last), total };
}

async function coursesOf(
  services: Services,
  scope: Scope,
  { metric, query, today, stations, told }: ForecastInput,
  range: DayRange,
): Promise<Courses | null> {
  const { app } = services.databases;
  const input: CoursesInput = { metric, range, today, aggregation: query.station_aggregation };
  const [first] = told;
  if (first) {
    const own = await collect(app, scope, (tx) => toldCourses(tx, scope, stations, told, input));
    const { courses } = combinedCourses(own, input);
    const toldAt = Math.min(...told.map(({ at }) => at));
    if (courses.some(hasValue)) return { provider: first.service, toldAt, years: null, courses };
  }
  const own = await collect(app, scope, (tx) => pastCourses(tx, scope, stations, input));
  const { courses, years, enough } = combinedCourses(own, input);
  return enough ? { provider: 'climatology', toldAt: null, years, courses } : null;
}

const hasRecord = async ({ databases }: Services, scope: Scope, stations: readonly SeriesStation[]) =>
  (await collect(databases.app, scope, async (tx) => [await firstDay(tx, scope, stations)])).some(
    (first) => first !== null,
  );

const hasValue = (values: Float64Array): boolean => values.some((value) => !Number.isNaN(value));

/** A service tells one course, which may have holes; past years are several, without any. */
function seriesOf(found: Courses, range: DayRange, total: number | null): Series {
  const curves =
    total === null
      ? found.courses
      : found.courses.map((daily) => runningTotal(daily, total).subarray(0, lengthOfRange(range)));
  if (found.provider !== 'climatology') return { start: range.start, values: curves[0] as Float64Array };
  const { mean, low, high } = spreadOfCourses(curves) as NonNullable<ReturnType<typeof spreadOfCourses>>;
  return { start: range.start, values: mean, low, high };
}

/** After the first day of which nothing is known the total is not known either. */
function runningTotal(daily: Float64Array, before: number): Float64Array {
  let sum = before;
  return daily.map((value) => {
    sum += value;
    return sum;
  });
}

function answerOf(
  { start, values, low, high }: Series,
  meta: Meta,
  format: string,
): ForecastItems | ForecastColumns {
  const numbers = (list: Float64Array | undefined) =>
    Array.from(values, (_, i) => (list && Number.isFinite(list[i]) ? (list[i] as number) : null));
  const columns = { values: numbers(values), low: numbers(low), high: numbers(high) };
  if (format === 'columns') return { start, step: 'day', ...columns, meta };
  const first = dayNumberOf(start);
  const items = columns.values.map((value, i) => ({
    date: isoDateOfDayNumber(first + i),
    value,
    low: columns.low[i] ?? null,
    high: columns.high[i] ?? null,
  }));
  return { items, meta };
}
