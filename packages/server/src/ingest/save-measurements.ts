import { dayOfInstant, type IsoDate } from '@vigia/domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { MEASURES, type MeasurementRow } from './measures.ts';
import { refreshRollups } from './rollups.ts';

const ROWS_PER_STATEMENT = 5000;

export interface Target {
  readonly clientId: number;
  readonly stationId: number;
}

export interface SaveReport {
  /** Instants the station had no reading of. */
  readonly rowsNew: number;
  /** Instants whose stored values the file repeats. */
  readonly rowsSame: number;
  /** Instants whose stored values the file replaces. */
  readonly rowsChanged: number;
}

export interface SaveOptions {
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
  rows: readonly MeasurementRow[],
  options: SaveOptions = {},
): Promise<SaveReport> {
  // Partitions come first: making one needs a lock on `reading` that nobody may hold or wait for meanwhile.
  if (!options.dryRun) await ensureMonths(tx, rows);
  await lockStation(tx, target);
  const stored = await storedValues(tx, target, rows);
  const fresh = rows.filter((row) => !stored.has(row.t));
  const changed = rows.filter((row) => differs(row, stored.get(row.t)));
  const report = {
    rowsNew: fresh.length,
    rowsSame: rows.length - fresh.length - changed.length,
    rowsChanged: changed.length,
  };
  if (options.dryRun) return report;
  const toSave = [...fresh, ...changed];
  for (let i = 0; i < toSave.length; i += ROWS_PER_STATEMENT) {
    await upsert(tx, target, toSave.slice(i, i + ROWS_PER_STATEMENT));
    options.onProgress?.(Math.min(i + ROWS_PER_STATEMENT, toSave.length), toSave.length);
  }
  await refreshRollups(tx, target.clientId, target.stationId, daysOf(toSave));
  return report;
}

function daysOf(rows: readonly MeasurementRow[]): IsoDate[] {
  return [...new Set(rows.map((row) => dayOfInstant(row.t)))];
}

async function ensureMonths(tx: Transaction<Database>, rows: readonly MeasurementRow[]): Promise<void> {
  const months = new Set(rows.map((row) => `${new Date(row.t).toISOString().slice(0, 7)}-01`));
  for (const month of months) await sql`select ensure_reading_month(${month}::date)`.execute(tx);
}

/** One import of a station at a time. */
async function lockStation(tx: Transaction<Database>, { clientId, stationId }: Target): Promise<void> {
  await tx
    .selectFrom('station')
    .select('station_id')
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .forUpdate()
    .execute();
}

async function storedValues(
  tx: Transaction<Database>,
  { clientId, stationId }: Target,
  rows: readonly MeasurementRow[],
): Promise<Map<number, (number | null)[]>> {
  const stored = await tx
    .selectFrom('reading')
    .select([sql<number>`(extract(epoch from t) * 1000)::float8`.as('ms'), ...MEASURES])
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('t', '>=', new Date((rows[0] as MeasurementRow).t).toISOString())
    .where('t', '<=', new Date((rows.at(-1) as MeasurementRow).t).toISOString())
    .execute();
  return new Map(stored.map((row) => [row.ms, MEASURES.map((measure) => row[measure])]));
}

function differs(row: MeasurementRow, stored: readonly (number | null)[] | undefined): boolean {
  return stored !== undefined && row.values.some((value, i) => value !== null && value !== stored[i]);
}

async function upsert(
  tx: Transaction<Database>,
  { clientId, stationId }: Target,
  rows: readonly MeasurementRow[],
): Promise<void> {
  const times = rows.map((row) => row.t);
  const columns = MEASURES.map((_, i) => rows.map((row) => row.values[i] ?? null));
  const names = sql.join(MEASURES.map((measure) => sql.ref(measure)));
  const arrays = sql.join(columns.map((column) => sql`${column}::float8[]`));
  const kept = MEASURES.map((measure) => {
    const column = sql.ref(measure);
    return sql`${column} = coalesce(excluded.${column}, reading.${column})`;
  });
  await sql`
    insert into reading (client_id, station_id, t, ${names})
    select ${clientId}::int, ${stationId}::int, to_timestamp(ms / 1000), ${names}
    from unnest(${times}::float8[], ${arrays}) as line (ms, ${names})
    on conflict (client_id, station_id, t) do update set ${sql.join(kept)}
  `.execute(tx);
}
