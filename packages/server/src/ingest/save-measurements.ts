import { dayOfInstant, type EpochMs, HOUR_MS, type IsoDate } from '@vigia/domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { DeviceMeasure } from './device-measures.ts';
import { MEASURES, type Measure } from './measures.ts';
import { refreshRollups } from './rollups.ts';

const ROWS_PER_STATEMENT = 5000;

export interface Target {
  readonly clientId: number;
  readonly stationId: number;
}

type Column = Measure | DeviceMeasure;

/** The values of one instant, one per column; null where nothing was measured. */
export interface SavedRow {
  readonly t: EpochMs;
  readonly values: readonly (number | null)[];
}

export interface SaveReport {
  /** Instants the station had no reading of. */
  readonly rowsNew: number;
  /** Instants whose stored values the rows repeat. */
  readonly rowsSame: number;
  /** Instants whose stored values the rows replace. */
  readonly rowsChanged: number;
}

export interface SaveOptions {
  /** Which columns the values are for; default those of imported files. */
  readonly columns?: readonly Column[];
  /** The device that measured. */
  readonly node?: string;
  /** Compare only. */
  readonly dryRun?: boolean;
  readonly onProgress?: (rowsSaved: number, rowsToSave: number) => void;
}

/**
 * Stores measurements of one station and refreshes the roll-ups of the days they touch. A value that differs from a
 * stored one replaces it; a missing value never erases one. What is stored already is not written again, so that
 * repeating an import changes nothing, not even the station's data version.
 *
 * @param rows in the order of time, each instant once, at least one
 */
export async function saveMeasurements(
  tx: Transaction<Database>,
  target: Target,
  rows: readonly SavedRow[],
  options: SaveOptions = {},
): Promise<SaveReport> {
  const { columns = MEASURES, node = null, dryRun, onProgress } = options;
  // Partitions come first: making one needs a lock on `reading` that nobody may hold or wait for meanwhile.
  if (!dryRun) await ensureMonths(tx, rows);
  await lockStation(tx, target);
  const stored = await storedValues(tx, target, rows, columns);
  const fresh = rows.filter((row) => !stored.has(row.t));
  const changed = rows.filter((row) => differs(row, stored.get(row.t)));
  const report = {
    rowsNew: fresh.length,
    rowsSame: rows.length - fresh.length - changed.length,
    rowsChanged: changed.length,
  };
  if (dryRun) return report;
  const toSave = [...fresh, ...changed];
  for (let i = 0; i < toSave.length; i += ROWS_PER_STATEMENT) {
    await upsert(tx, target, toSave.slice(i, i + ROWS_PER_STATEMENT), columns, node);
    onProgress?.(Math.min(i + ROWS_PER_STATEMENT, toSave.length), toSave.length);
  }
  await refreshRollups(tx, target.clientId, target.stationId, daysOf(toSave));
  return report;
}

function daysOf(rows: readonly SavedRow[]): IsoDate[] {
  return [...new Set(rows.map((row) => dayOfInstant(row.t)))];
}

/** The UTC months of some instants, as their first days. */
export const monthsOf = (times: readonly EpochMs[]): Set<string> =>
  new Set(times.map((t) => `${new Date(t).toISOString().slice(0, 7)}-01`));

async function ensureMonths(tx: Transaction<Database>, rows: readonly SavedRow[]): Promise<void> {
  for (const month of monthsOf(rows.map((row) => row.t))) {
    await sql`select ensure_reading_month(${month}::date)`.execute(tx);
  }
}

/** One import of a station at a time. Reports that name the station may be written meanwhile. */
export async function lockStation(tx: Transaction<Database>, { clientId, stationId }: Target): Promise<void> {
  await tx
    .selectFrom('station')
    .select('station_id')
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .forNoKeyUpdate()
    .execute();
}

/** A stretch with a row an hour or so is read through; scattered instants are looked up one by one. */
const isDense = (rows: readonly SavedRow[]): boolean =>
  (rows.at(-1) as SavedRow).t - (rows[0] as SavedRow).t <= rows.length * 4 * HOUR_MS;

async function storedValues(
  tx: Transaction<Database>,
  { clientId, stationId }: Target,
  rows: readonly SavedRow[],
  columns: readonly Column[],
): Promise<Map<number, (number | null)[]>> {
  const times = rows.map((row) => new Date(row.t).toISOString());
  const stored = await tx
    .selectFrom('reading')
    .select([sql<number>`(extract(epoch from t) * 1000)::float8`.as('ms'), ...columns])
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('t', '>=', times[0] as string)
    .where('t', '<=', times.at(-1) as string)
    .$if(!isDense(rows), (query) => query.where(sql<boolean>`t = any(${times}::timestamptz[])`))
    .execute();
  return new Map(stored.map((row) => [row.ms, columns.map((column) => row[column])]));
}

function differs(row: SavedRow, stored: readonly (number | null)[] | undefined): boolean {
  return stored !== undefined && row.values.some((value, i) => value !== null && value !== stored[i]);
}

async function upsert(
  tx: Transaction<Database>,
  { clientId, stationId }: Target,
  rows: readonly SavedRow[],
  columns: readonly Column[],
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
