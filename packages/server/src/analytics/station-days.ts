import {
  addDays,
  capturesInPhoto,
  chillIncrementsByDay,
  type DayRange,
  dailyDegreeDays,
  dailyIncrements,
  dayNumberOf,
  degreeHourIncrementsByDay,
  eachDay,
  emptyDaily,
  extremesOfDays,
  hoursInDay,
  hoursOfDays,
  type IsoDate,
  mildewByDay,
  type StationId,
} from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { readPhotos } from '../stores/captures.ts';
import { readClimate, readExtremes, readHours } from '../stores/climate-days.ts';
import type { SeriesStation } from '../stores/stations.ts';
import type { Metric } from './metric.ts';

export interface StationDaysInput {
  readonly metric: Metric;
  readonly range: DayRange;
  readonly today: IsoDate;
  /** The count itself instead of what it grew by: only captures tell the two apart. */
  readonly asCount: boolean;
  readonly pestId?: number | undefined;
}

/** One array per station that this transaction sees, over the days of the range; NaN is a hole. */
export type StationDays = Map<StationId, Float64Array>;

/** Reads what the metric needs and makes each station's daily values of it, with the models of the domain. */
export async function stationDays(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  input: StationDaysInput,
): Promise<StationDays> {
  const { metric } = input;
  switch (metric.kind) {
    case 'captures':
      return await captureDays(tx, scope, stations, input);
    case 'chill':
      return await chillDays(tx, scope, stations, input, metric);
    case 'climate':
      return await climateDays(tx, scope, stations, input, metric);
    case 'degree-days':
      return await degreeDays(tx, scope, stations, input, metric);
    case 'degree-hours':
      return await degreeHours(tx, scope, stations, input, metric);
    case 'mildew':
      return await mildewDays(tx, scope, stations, input, metric);
  }
}

async function captureDays(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  input: StationDaysInput,
) {
  const photos = await readPhotos(tx, scope, stations, input.range, input.pestId);
  const daily = input.asCount ? capturesInPhoto : dailyIncrements;
  return byStation(photos, (own) => daily(own, input.range).values);
}

async function chillDays(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  { range }: StationDaysInput,
  { model }: Extract<Metric, { kind: 'chill' }>,
) {
  const rows = await readHours(tx, scope, stations, range);
  return byStation(rows, (own) => {
    const { hourly, dayOf } = hoursOfDays(own, range);
    return chillIncrementsByDay(hourly, dayOf, model);
  });
}

async function degreeHours(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  { range }: StationDaysInput,
  { thresholds }: Extract<Metric, { kind: 'degree-hours' }>,
) {
  const rows = await readHours(tx, scope, stations, range);
  return byStation(rows, (own) => {
    const { hourly, dayOf } = hoursOfDays(own, range);
    return degreeHourIncrementsByDay(hourly, dayOf, thresholds);
  });
}

/** The index starts at 0 on the first day of the range. */
async function mildewDays(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  { range }: StationDaysInput,
  { measure, rule }: Extract<Metric, { kind: 'mildew' }>,
) {
  const rows = await readHours(tx, scope, stations, range);
  const dates = eachDay(range.start, range.end);
  return byStation(rows, (own) => {
    const hours = new Map(own.map((day) => [day.date, day.hourlyTemperature]));
    const missing = (date: IsoDate) => new Float64Array(hoursInDay(date)).fill(Number.NaN);
    const days = dates.map((date) => ({ hourly: hours.get(date) ?? missing(date) }));
    return mildewByDay(days, measure, rule);
  });
}

/** Days with too few hours are left out; the running day is shown with what it has so far. */
async function climateDays(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  { range, today }: StationDaysInput,
  { column }: Extract<Metric, { kind: 'climate' }>,
) {
  const rows = await readClimate(tx, scope, stations, range, column);
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
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  { range }: StationDaysInput,
  { rule }: Extract<Metric, { kind: 'degree-days' }>,
) {
  const oneMore = { start: range.start, end: addDays(range.end, 1) };
  const rows = await readExtremes(tx, scope, stations, oneMore);
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
