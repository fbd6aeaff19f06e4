import type { IsoDate } from '@vigia/domain';
import { hoursInDay, MIN_DAY_COVERAGE } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { readable, type SeriesStation } from '../farm/stations.ts';

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
/** Hours with which a day is valid even if it has 25, the most a day can have. */
const SURELY_VALID = Math.ceil(MIN_DAY_COVERAGE * 25);
const isValid = (date: IsoDate, hours: number): boolean =>
  hours >= SURELY_VALID || hours >= MIN_DAY_COVERAGE * hoursInDay(date);

/**
 * Rows of the days, of the stations in the scope. It has no parameters, so that the query can be combined with
 * others into one message.
 */
function rowsOf(
  scope: Scope,
  stations: readonly SeriesStation[],
  spans: readonly Days[],
): RawBuilder<unknown> {
  const { clientIds, stationIds } = readable(scope, stations);
  if (stationIds.length === 0) return sql`climate_day where false`; // an empty list would ask every node of a Citus
  const ids = (list: readonly number[]) => sql`any(${sql.lit(`{${list.map(Number).join()}}`)}::int[])`;
  const within = spans.map(({ start, end }) => sql`day between ${sql.lit(start)} and ${sql.lit(end)}`);
  return sql`climate_day where client_id = ${ids(clientIds)} and station_id = ${ids(stationIds)}
    and (${sql.join(within, sql` or `)})`;
}

interface ColumnsRow {
  readonly station_id: StationId;
  readonly days: readonly IsoDate[];
  readonly hours: readonly number[];
}
interface ExtremesColumns extends ColumnsRow {
  readonly t_min: readonly (number | null)[];
  readonly t_max: readonly (number | null)[];
}
interface ValueColumns extends ColumnsRow {
  readonly values: readonly (number | null)[];
}

/** A column as one JSON list per station, instead of one row per day. */
const list = (column: string) => sql`to_json(array_agg(${sql.ref(column)}))`;
const columns = sql`station_id, ${list('day')} as days, ${list('hours_present')} as hours`;

/** Daily extremes of temperature of one span of days or more, °C. */
export const extremesQuery = (
  scope: Scope,
  stations: readonly SeriesStation[],
  ...spans: readonly [Days, ...Days[]]
) =>
  sql<ExtremesColumns>`select ${columns}, ${list('t_min')} as t_min, ${list('t_max')} as t_max
    from ${rowsOf(scope, stations, spans)} group by station_id`;

export const extremesRows = (found: readonly ExtremesColumns[]): ExtremesRow[] =>
  found.flatMap(({ station_id: stationId, days, hours, t_min, t_max }) =>
    days.map((date, i) => ({
      stationId,
      date,
      tMin: orNaN(t_min[i] ?? null),
      tMax: orNaN(t_max[i] ?? null),
      valid: isValid(date, hours[i] as number),
    })),
  );

/** One daily value of climate, °C or %. */
export const climateQuery = (
  scope: Scope,
  stations: readonly SeriesStation[],
  days: Days,
  column: ClimateColumn,
) =>
  sql<ValueColumns>`select ${columns}, ${list(column)} as values
    from ${rowsOf(scope, stations, [days])} group by station_id`;

export const climateRows = (found: readonly ValueColumns[]): ClimateRow[] =>
  found.flatMap(({ station_id: stationId, days, hours, values }) =>
    days.map((date, i) => ({
      stationId,
      date,
      value: orNaN(values[i] ?? null),
      valid: isValid(date, hours[i] as number),
    })),
  );

interface HoursColumns {
  readonly station_id: StationId;
  readonly day: IsoDate;
  readonly hours: readonly (number | null)[];
}

/** Hourly mean temperatures of each day, °C, as JSON: the driver reads arrays ten times slower. */
export const hoursQuery = (scope: Scope, stations: readonly SeriesStation[], days: Days) =>
  sql<HoursColumns>`select station_id, day, to_json(hourly_t) as hours from ${rowsOf(scope, stations, [days])}`;

export const hoursRows = (found: readonly HoursColumns[]): HoursRow[] =>
  found.map(({ station_id: stationId, day: date, hours }) => ({
    stationId,
    date,
    hourlyTemperature: Float64Array.from(hours, orNaN),
  }));

export interface ClimateHours {
  readonly date: IsoDate;
  readonly temperature: readonly (number | null)[];
  readonly humidity: readonly (number | null)[];
}

/** Hourly means of each day, °C and %, oldest day first; null for a missing hour. */
export async function readClimateHours(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  days: Days,
): Promise<ClimateHours[]> {
  const { rows } = await sql<{ day: IsoDate } & Omit<ClimateHours, 'date'>>`
    select day, to_json(hourly_t) as temperature, to_json(hourly_rh) as humidity
    from ${rowsOf(scope, stations, [days])} order by day`.execute(tx);
  return rows.map(({ day, temperature, humidity }) => ({ date: day, temperature, humidity }));
}

/** The oldest day with data of any of the stations; null without data. */
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
  return row?.first ?? null;
}
