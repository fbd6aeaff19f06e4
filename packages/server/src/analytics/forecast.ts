import {
  FORECAST_DAYS,
  type ForecastColumns,
  type ForecastItems,
  type ForecastQuery,
  type NoForecast,
} from '@vigia/api/contract';
import {
  addDays,
  type DayRange,
  dayNumberOf,
  daysBetween,
  type IsoDate,
  isoDateOfDayNumber,
  lengthOfRange,
  MILDEW_FORECAST_DAYS,
  spreadOfYears,
} from '@vigia/domain';
import type { Courses } from './courses.ts';
import { coursesAhead, mildewAhead } from './forecast-courses.ts';
import { type ForecastInput, type ForecastReader, hasRecord } from './forecast-input.ts';
import { FRESH_DAYS, measuredSoFar } from './forecast-measured.ts';
import type { ClimateBased } from './metric.ts';

type Meta = ForecastItems['meta'];
type Series = {
  readonly start: IsoDate;
  readonly values: Float64Array;
  readonly low?: Float64Array;
  readonly high?: Float64Array;
};

/**
 * The forecast of some stations: the weather service's, where it answered lately, else the course of the same
 * days in the stations' own past years, with their spread; mildew has the service's forecast or none. Says
 * why when there is no forecast.
 */
export async function forecast(reader: ForecastReader, input: ForecastInput) {
  const { metric, query, today, stations } = input;
  const accumulated = query.per_station_transform === 'accumulated';
  const measured = await measuredSoFar(reader, input);
  const fresh = measured.until !== null && daysBetween(measured.until, today) <= FRESH_DAYS;
  const start = fresh ? addDays(measured.until, 1) : today;
  const range = { start, end: lastDay(metric, query, today) };
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
    const reason = otherwise && ((await hasRecord(reader, stations)) ? otherwise : 'no_record');
    return answerOf({ start, values: new Float64Array() }, { ...meta, reason }, query.format);
  };
  if (lengthOfRange(range) === 0) return await without(null);
  const goesOn = accumulated || metric.kind === 'mildew';
  if (goesOn && query.acc_from !== undefined && query.acc_from < start && !fresh) {
    return await without('stale_record');
  }
  const found =
    metric.kind === 'mildew'
      ? await mildewAhead(reader, input, range, fresh ? measured.stations : null)
      : await coursesAhead(reader, input, range);
  if (found === null) return await without(metric.kind === 'mildew' ? 'not_told' : 'too_few_years');
  const { provider } = found;
  const saidBy =
    provider === 'climatology'
      ? { provider, years: found.years.length }
      : { provider, told_at: new Date(found.issuedAt).toISOString() };
  const series = seriesOf(found, metric, range, accumulated ? measured.total : null);
  return answerOf(series, { ...meta, ...saidBy }, query.format);
}

const lastDay = ({ kind }: ClimateBased, { date_end }: ForecastQuery, today: IsoDate): IsoDate => {
  const furthest = addDays(today, kind === 'mildew' ? MILDEW_FORECAST_DAYS : FORECAST_DAYS);
  return date_end !== undefined && date_end < furthest ? date_end : furthest;
};

const MOST_HUMIDITY = 100;

/** @param total gathered before the range; null for values of single days */
function seriesOf(found: Courses, metric: ClimateBased, range: DayRange, total: number | null): Series {
  const curveOf = (daily: Float64Array) =>
    total === null ? daily : runningTotal(daily).subarray(0, lengthOfRange(range));
  const from = (curve: Float64Array) => curve.map((value) => value + (total ?? 0));
  if (found.provider !== 'climatology') return { start: range.start, values: from(curveOf(found.course)) };
  const isHumidity = metric.kind === 'climate' && metric.column.startsWith('rh_');
  const years = found.years.map((courses) => courses.map(curveOf));
  const spread = spreadOfYears(years, isHumidity ? MOST_HUMIDITY : undefined)!;
  return { start: range.start, values: from(spread.mean), low: from(spread.low), high: from(spread.high) };
}

/** After the first day without a value the total is unknown too. */
function runningTotal(daily: Float64Array): Float64Array {
  let sum = 0;
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
