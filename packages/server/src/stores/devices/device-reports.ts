import type { EpochMs } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { REPORT_VALUES, type ReportRow } from '../../ingest/device-rows.ts';
import type { KeyedNode } from './node-keys.ts';

interface Saved {
  readonly rowsNew: number;
  readonly rowsChanged: number;
  readonly rowsSame: number;
}

const TYPE_OF: Readonly<Record<string, string>> = {
  signal_operator_name: 'text[]',
  signal_band: 'text[]',
  selftest_code: 'int[]',
};

/**
 * Stores what a device reports about itself, one row per instant and category. A report with other values
 * replaces the stored one. A report without a station never erases a known station.
 */
export async function saveReports(
  tx: Tx,
  { clientId, serial }: KeyedNode,
  rows: readonly ReportRow[],
): Promise<Saved & { stationIds: StationId[] }> {
  if (rows.length === 0) return { rowsNew: 0, rowsChanged: 0, rowsSame: 0, stationIds: [] };
  const names = sql.join(REPORT_VALUES.map((name) => sql.ref(name)));
  const arrays = sql.join(
    REPORT_VALUES.map((name) => {
      const values = rows.map((row) => row[name] ?? null);
      return sql`${values}::${sql.raw(TYPE_OF[name] ?? 'float8[]')}`;
    }),
  );
  const lines = sql`unnest(${rows.map((row) => row.t)}::timestamptz[], ${rows.map((row) => row.category)}::text[],
    ${rows.map((row) => row.station_id)}::int[], ${arrays}) as line (t, category, station_id, ${names})`;
  const isNew = await sql<{ station_id: StationId | null }>`
    insert into device_report (client_id, serial_number, t, category, station_id, ${names})
    select ${clientId}::int, ${serial}::text, t, category, station_id, ${names} from ${lines}
    on conflict do nothing returning station_id`.execute(tx);
  const changed =
    isNew.rows.length === rows.length
      ? { rows: [] }
      : await sql<{ station_id: StationId | null }>`
    update device_report kept set ${sql.join(REPORT_VALUES.map((name) => sql`${sql.ref(name)} = line.${sql.ref(name)}`))}
    from ${lines}
    where kept.client_id = ${clientId} and kept.serial_number = ${serial}
      and kept.t = line.t and kept.category = line.category
      and (${of('kept')}) is distinct from (${of('line')})
    returning kept.station_id`.execute(tx);
  const touched = [...isNew.rows, ...changed.rows].map((row) => row.station_id);
  const stationIds = [...new Set(touched)].filter((id) => id !== null).sort((a, b) => a - b);
  await nextReportVersion(tx, clientId, stationIds);
  return {
    rowsNew: isNew.rows.length,
    rowsChanged: changed.rows.length,
    rowsSame: rows.length - isNew.rows.length - changed.rows.length,
    stationIds,
  };
}

const of = (table: string) => sql.join(REPORT_VALUES.map((name) => sql.ref(`${table}.${name}`)));

/** Gives stations a new report version, so that cached answers become invalid. */
export async function nextReportVersion(
  tx: Tx,
  clientId: number,
  stationIds: readonly StationId[],
): Promise<void> {
  for (const stationId of stationIds) {
    await tx
      .updateTable('station')
      .set({ report_version: sql`report_version + 1` })
      .where('client_id', '=', clientId)
      .where('station_id', '=', stationId)
      .execute();
  }
}

/** Gives a device a new data version, so that cached answers become invalid. */
export async function nextNodeVersion(tx: Tx, { clientId, serial }: KeyedNode): Promise<void> {
  await tx
    .updateTable('node')
    .set({ data_version: sql`data_version + 1` })
    .where('client_id', '=', clientId)
    .where('serial_number', '=', serial)
    .execute();
}

/** Stores connection attempts, one per instant: a device cannot be in two places at once. */
export async function saveAttempts(
  tx: Tx,
  { clientId, serial }: KeyedNode,
  attempts: readonly { readonly t: EpochMs; readonly stationId: StationId | null; readonly url: string }[],
  now: EpochMs,
): Promise<Saved> {
  if (attempts.length === 0) return { rowsNew: 0, rowsChanged: 0, rowsSame: 0 };
  const { rows } = await sql`
    insert into connection_attempt (client_id, serial_number, received_at, t, station_id, url_connected)
    select ${clientId}::int, ${serial}::text, ${new Date(now).toISOString()}::timestamptz, line.*
    from unnest(${attempts.map(({ t }) => new Date(t).toISOString())}::timestamptz[],
      ${attempts.map(({ stationId }) => stationId)}::int[], ${attempts.map(({ url }) => url)}::text[]) as line
    on conflict (client_id, serial_number, t) do nothing returning 1`.execute(tx);
  return { rowsNew: rows.length, rowsChanged: 0, rowsSame: attempts.length - rows.length };
}

/**
 * Writes the last position into the row of the device. It is read from the reports, as batches come in any
 * order.
 */
export async function keepLastPosition(tx: Tx, { clientId, serial }: KeyedNode): Promise<void> {
  await sql`
    update node set node_last_location_lat = last.lat, node_last_location_lon = last.lon
    from (
      select position_latitude as lat, position_longitude as lon from device_report
      where client_id = ${clientId} and serial_number = ${serial} and category = 'gps'
      order by t desc limit 1
    ) last
    where client_id = ${clientId} and serial_number = ${serial}
      and (node_last_location_lat, node_last_location_lon) is distinct from (last.lat, last.lon)`.execute(tx);
}
