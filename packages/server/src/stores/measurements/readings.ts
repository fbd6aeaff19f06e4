import { type EpochMs, endOfDay, HOUR_MS, type IsoDate, startOfDay } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { DeviceMeasure } from '../../ingest/device-measures.ts';
import type { Measure } from '../../ingest/measures.ts';

/** The station to which measurements belong. */
export interface Target {
  readonly clientId: number;
  readonly stationId: number;
}

export type ReadingColumn = Measure | DeviceMeasure;

/** The values of one instant, one per column; null where nothing was measured. */
export interface SavedRow {
  readonly t: EpochMs;
  readonly values: readonly (number | null)[];
}

/** The raw readings of one station in chronological order; `NaN` is missing. */
export interface StationReadings {
  readonly t: Float64Array;
  readonly temperature: Float64Array;
  readonly humidity: Float64Array;
  readonly battery: Float64Array;
}

const MS = sql<number>`(extract(epoch from t) * 1000)::float8`.as('ms');

/** Readings of a station from the first day to the last one. */
export async function readReadings(
  tx: Tx,
  { clientId, stationId }: Target,
  first: IsoDate,
  last: IsoDate,
): Promise<StationReadings> {
  const rows = await tx
    .selectFrom('reading')
    .select([MS, 'ambient_temperature_c', 'ambient_humidity_rh', 'battery_percentage'])
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('t', '>=', new Date(startOfDay(first)).toISOString())
    .where('t', '<', new Date(endOfDay(last)).toISOString())
    .orderBy('t')
    .execute();
  const column = (pick: (row: (typeof rows)[number]) => number | null) =>
    Float64Array.from(rows, (row) => pick(row) ?? Number.NaN);
  return {
    t: column((row) => row.ms),
    temperature: column((row) => row.ambient_temperature_c),
    humidity: column((row) => row.ambient_humidity_rh),
    battery: column((row) => row.battery_percentage),
  };
}

/**
 * Whether the rows are dense (one per few hours): then their whole span is read, else each instant is looked
 * up.
 */
const isDense = (rows: readonly SavedRow[]): boolean =>
  (rows.at(-1) as SavedRow).t - (rows[0] as SavedRow).t <= rows.length * 4 * HOUR_MS;

/** Stored values at the instants of some rows, which are in chronological order. */
export async function storedValues(
  tx: Tx,
  { clientId, stationId }: Target,
  rows: readonly SavedRow[],
  columns: readonly ReadingColumn[],
): Promise<Map<EpochMs, (number | null)[]>> {
  const times = rows.map((row) => new Date(row.t).toISOString());
  const stored = await tx
    .selectFrom('reading')
    .select([MS, ...columns])
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('t', '>=', times[0] as string)
    .where('t', '<=', times.at(-1) as string)
    .$if(!isDense(rows), (query) => query.where(sql<boolean>`t = any(${times}::timestamptz[])`))
    .execute();
  return new Map(stored.map((row) => [row.ms, columns.map((column) => row[column])]));
}

/**
 * Inserts rows, or updates those that are stored. A missing value keeps the stored one.
 *
 * @param node serial number of the device that measured
 */
export async function putReadings(
  tx: Tx,
  { clientId, stationId }: Target,
  rows: readonly SavedRow[],
  columns: readonly ReadingColumn[],
  node: string | null,
): Promise<void> {
  const times = rows.map((row) => row.t);
  const values = columns.map((_, i) => rows.map((row) => row.values[i] ?? null));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const arrays = sql.join(values.map((column) => sql`${column}::float8[]`));
  const kept = [...columns, 'node_sn' as const].map((name) => {
    const column = sql.ref(name);
    return sql`${column} = coalesce(excluded.${column}, reading.${column})`;
  });
  await sql`
    insert into reading (client_id, station_id, t, node_sn, ${names})
    select ${clientId}::int, ${stationId}::int, to_timestamp(ms / 1000), ${node}::text, ${names}
    from unnest(${times}::float8[], ${arrays}) as line (ms, ${names})
    on conflict (client_id, station_id, t) do update set ${sql.join(kept)}
  `.execute(tx);
}
