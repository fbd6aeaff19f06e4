import {
  addDays,
  chillIncrementsByDay,
  type DayRange,
  dailyDegreeDays,
  dayNumberOf,
  degreeHourIncrementsByDay,
  eachDay,
  emptyDaily,
  extremesOfDays,
  hourlyDegreeDayIncrementsByDay,
  hoursInDay,
  hoursOfDays,
  type IsoDate,
  mildewByDay,
} from '@vigia/domain';
import { capturesInPhoto, dailyCaptures, dailyIncrements } from '@vigia/domain/captures';
import type { StationId } from '@vigia/domain/farm';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { SeriesStation } from '../stores/farm/stations.ts';
import { type PhotoRow, readPhotos } from '../stores/images/captures.ts';
import { readInferredPhotos } from '../stores/images/inferred-photos.ts';
import { readTrapRecords } from '../stores/images/trap-records.ts';
import {
  type ClimateColumn,
  type ClimateRow,
  climateQuery,
  climateRows,
  type ExtremesRow,
  extremesQuery,
  extremesRows,
  type HoursRow,
  hoursQuery,
  hoursRows,
} from '../stores/measurements/climate-days.ts';
import type { ClimateBased, Metric } from './metric.ts';

export interface StationDaysInput {
  readonly metric: Metric;
  readonly range: DayRange;
  readonly today: IsoDate;
  /** The count itself instead of its increments: the two differ for captures alone. */
  readonly asCount: boolean;
  readonly pestId?: number | undefined;
}

/** One array per station that this transaction sees, over the days of the range; NaN is a hole. */
export type StationDays = Map<StationId, Float64Array>;

/** Reads what the metric needs and computes each station's daily values, with the models of the domain. */
export async function stationDays(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  input: StationDaysInput,
): Promise<StationDays> {
  const { metric } = input;
  if (metric.kind === 'captures') {
    if (input.asCount)
      return photoDays(await readPhotos(tx, scope, stations, input.range, input.pestId), input);
    const records = await readTrapRecords(tx, scope, stations, input.range, input.pestId);
    return new Map(Array.from(records, ([id, own]) => [id, dailyCaptures(own, input.range).values]));
  }
  if (metric.kind === 'inference') {
    return photoDays(await readInferredPhotos(tx, scope, stations, input.range, metric), input);
  }
  return await climateBased(storedClimate(inTransaction(tx), scope, stations), { ...input, metric });
}

/** The source of the climate of days: measurements, or measurements with forecasts. */
export interface ClimateSource {
  extremes(range: DayRange): Promise<ExtremesRow[]>;
  climate(range: DayRange, column: ClimateColumn): Promise<ClimateRow[]>;
  hours(range: DayRange): Promise<HoursRow[]>;
}

/** Runs a query: in a transaction, or as a message of its own. */
export type Run = <Row>(query: RawBuilder<Row>) => Promise<readonly Row[]>;

export const inTransaction =
  (tx: Tx): Run =>
  async (query) =>
    (await query.execute(tx)).rows;

/** What the stations measured. */
export const storedClimate = (run: Run, scope: Scope, stations: readonly SeriesStation[]): ClimateSource => ({
  extremes: async (range) => extremesRows(await run(extremesQuery(scope, stations, range))),
  climate: async (range, column) => climateRows(await run(climateQuery(scope, stations, range, column))),
  hours: async (range) => hoursRows(await run(hoursQuery(scope, stations, range))),
});

type ClimateInput<M = ClimateBased> = Pick<StationDaysInput, 'range' | 'today'> & { readonly metric: M };

/** Daily values of every metric that is made of climate. */
export async function climateBased(source: ClimateSource, input: ClimateInput): Promise<StationDays> {
  const { metric } = input;
  switch (metric.kind) {
    case 'climate':
      return await climateDays(source, { ...input, metric });
    case 'degree-days':
      return await degreeDays(source, { ...input, metric });
    case 'mildew':
      return await mildewDays(source, { ...input, metric });
    default:
      return await hourlyModel(source, { ...input, metric });
  }
}

type HourlyMetric = Extract<Metric, { kind: 'chill' | 'degree-hours' | 'hourly-degree-days' }>;

async function hourlyModel(
  source: ClimateSource,
  { range, metric }: ClimateInput<HourlyMetric>,
): Promise<StationDays> {
  return byStation(await source.hours(range), (own) => {
    const { hourly, dayOf } = hoursOfDays(own, range);
    switch (metric.kind) {
      case 'chill':
        return chillIncrementsByDay(hourly, dayOf, metric.model);
      case 'degree-hours':
        return degreeHourIncrementsByDay(hourly, dayOf, metric.thresholds);
      case 'hourly-degree-days':
        return hourlyDegreeDayIncrementsByDay(hourly, dayOf, metric.thresholds);
    }
  });
}

function photoDays(photos: readonly PhotoRow[], { range, asCount }: StationDaysInput): StationDays {
  const daily = asCount ? capturesInPhoto : dailyIncrements;
  return byStation(photos, (own) => daily(own, range).values);
}

/** The index starts at 0 on the first day of the range. */
async function mildewDays(
  source: ClimateSource,
  { range, metric: { measure, rule } }: ClimateInput<Extract<Metric, { kind: 'mildew' }>>,
) {
  const rows = await source.hours(range);
  const dates = eachDay(range.start, range.end);
  return byStation(rows, (own) => {
    const hours = new Map(own.map((day) => [day.date, day.hourlyTemperature]));
    const missing = (date: IsoDate) => new Float64Array(hoursInDay(date)).fill(Number.NaN);
    const days = dates.map((date) => ({ hourly: hours.get(date) ?? missing(date) }));
    return mildewByDay(days, measure, rule);
  });
}

/** Days with too few hours are left out; the running day is shown with its data so far. */
async function climateDays(
  source: ClimateSource,
  { range, today, metric: { column } }: ClimateInput<Extract<Metric, { kind: 'climate' }>>,
) {
  const rows = await source.climate(range, column);
  const first = dayNumberOf(range.start);
  return byStation(rows, (own) => {
    const { values } = emptyDaily(range);
    for (const { date, value, valid } of own) {
      if (valid || date === today) values[dayNumberOf(date) - first] = value;
    }
    return values;
  });
}

/**
 * The day after the range is read too: the double methods join a day's afternoon to the next morning's minimum. A day
 * that is not valid gives no degree-days, and so neither does the running one before it has 20 hours.
 */
async function degreeDays(
  source: ClimateSource,
  { range, metric: { rule } }: ClimateInput<Extract<Metric, { kind: 'degree-days' }>>,
) {
  const oneMore = { start: range.start, end: addDays(range.end, 1) };
  const rows = await source.extremes(oneMore);
  return byStation(rows, (own) => {
    const { min, max } = extremesOfDays(own, oneMore);
    return dailyDegreeDays({ min, max }, rule).slice(0, -1);
  });
}

function byStation<Row extends { readonly stationId: StationId }>(
  rows: readonly Row[],
  make: (own: Row[]) => Float64Array,
): StationDays {
  const own = new Map<StationId, Row[]>();
  for (const row of rows) {
    const list = own.get(row.stationId);
    if (list) list.push(row);
    else own.set(row.stationId, [row]);
  }
  return new Map(Array.from(own, ([stationId, list]) => [stationId, make(list)]));
}
