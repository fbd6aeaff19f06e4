import type { IsoDate, StationId } from '@vigia/domain';
import { hoursInDay, MIN_DAY_COVERAGE } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { readable, type SeriesStation } from './stations.ts';

export interface Days {
  readonly start: IsoDate;
  readonly end: IsoDate;
}
export type ClimateColumn = 't_min' | 't_max' | 't_mean' | 'rh_min' | 'rh_max' | 'rh_mean';

interface StationDay {
  readonly stationId: StationId;
  readonly date: IsoDate;
}
export interface ExtremesRow extends StationDay {
  readonly tMin: number;
  readonly tMax: number;
  readonly valid: boolean;
}
export interface ClimateRow extends StationDay {
  readonly value: number;
  readonly valid: boolean;
}
export interface HoursRow extends StationDay {
  readonly hourlyTemperature: Float64Array;
}

const orNaN = (value: number | null): number => value ?? Number.NaN;
const isValid = (date: IsoDate, hours: number): boolean => hours >= MIN_DAY_COVERAGE * hoursInDay(date);

/** The days of a range, of the stations the scope may read. */
function dayRows(tx: Tx, scope: Scope, stations: readonly SeriesStation[], { start, end }: Days) {
  const { clientIds, stationIds } = readable(scope, stations);
  return tx
    .selectFrom('climate_day')
    .select(['station_id', 'day', 'hours_present'])
    .where(sql<boolean>`client_id = any(${clientIds}::int[])`)
    .where(sql<boolean>`station_id = any(${stationIds}::int[])`)
    .where('day', '>=', start)
    .where('day', '<=', end);
}

/** Daily extremes of temperature, °C. */
export async function readExtremes(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  days: Days,
): Promise<ExtremesRow[]> {
  const rows = await dayRows(tx, scope, stations, days).select(['t_min', 't_max']).execute();
  return rows.map((row) => ({
    stationId: row.station_id,
    date: row.day as IsoDate,
    tMin: orNaN(row.t_min),
    tMax: orNaN(row.t_max),
    valid: isValid(row.day as IsoDate, row.hours_present),
  }));
}

/** One daily figure of climate, °C or %. */
export async function readClimate(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  days: Days,
  column: ClimateColumn,
): Promise<ClimateRow[]> {
  const rows = await dayRows(tx, scope, stations, days).select(`${column} as value`).execute();
  return rows.map((row) => ({
    stationId: row.station_id,
    date: row.day as IsoDate,
    value: orNaN(row.value),
    valid: isValid(row.day as IsoDate, row.hours_present),
  }));
}

/** Hourly mean temperatures of each day, °C. Sent as JSON: the driver reads arrays ten times slower. */
export async function readHours(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  days: Days,
): Promise<HoursRow[]> {
  const rows = await dayRows(tx, scope, stations, days)
    .select(sql<(number | null)[]>`to_json(hourly_t)`.as('hours'))
    .execute();
  return rows.map((row) => ({
    stationId: row.station_id,
    date: row.day as IsoDate,
    hourlyTemperature: Float64Array.from(row.hours, orNaN),
  }));
}

export interface ClimateHours {
  readonly date: IsoDate;
  readonly temperature: readonly (number | null)[];
  readonly humidity: readonly (number | null)[];
}

/** Hourly means of each day, °C and %, oldest day first; null is a missing hour. */
export async function readClimateHours(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  days: Days,
): Promise<ClimateHours[]> {
  const rows = await dayRows(tx, scope, stations, days)
    .select(sql<(number | null)[]>`to_json(hourly_t)`.as('temperature'))
    .select(sql<(number | null)[]>`to_json(hourly_rh)`.as('humidity'))
    .orderBy('day')
    .execute();
  return rows.map(({ day, temperature, humidity }) => ({ date: day as IsoDate, temperature, humidity }));
}

/** The oldest day on record of any of the stations; null without any. */
export async function firstDay(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
): Promise<IsoDate | null> {
  const { clientIds, stationIds } = readable(scope, stations);
  const row = await tx
    .selectFrom('climate_day')
    .select((row) => row.fn.min('day').as('first'))
    .where(sql<boolean>`client_id = any(${clientIds}::int[])`)
    .where(sql<boolean>`station_id = any(${stationIds}::int[])`)
    .executeTakeFirst();
  return (row?.first ?? null) as IsoDate | null;
}
