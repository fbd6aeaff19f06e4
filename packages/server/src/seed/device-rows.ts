import { createHash } from 'node:crypto';
import { DAY_MS } from '@vigia/domain';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Database } from '../db/schema.ts';
import { monthsOf } from '../stores/measurements/months.ts';
import { type CopyValue, copyThroughTemporary } from './copy.ts';
import { type DemoDeviceHistory, dataUrl, deviceHistory, REPORTED_DAYS } from './device-history.ts';
import type { DemoFarm } from './farm.ts';
import type { DemoStation } from './stations.ts';

const UPLOADED_AFTER_MS = 70_000;
const DAYS_OF_A_MONTH = 28;

const REPORT_COLUMNS = [
  'client_id',
  'serial_number',
  't',
  'category',
  'station_id',
  'signal_operator_name',
  'signal_band',
  'signal_rsrp',
  'signal_rsrq',
  'signal_rscp',
  'signal_ecio',
  'selftest_code',
  'position_latitude',
  'position_longitude',
];
const ATTEMPT_COLUMNS = ['client_id', 'serial_number', 't', 'received_at', 'station_id', 'url_connected'];
const LOG_COLUMNS = [
  'client_id',
  'serial_number',
  'log_datetime',
  'log_uploaded',
  'log_level',
  'log_string',
  'line_hash',
];

const instant = (t: number): string => new Date(t).toISOString();
/** Hash by which `device-logs.ts` distinguishes lines of the same instant. */
const hashOf = (level: string, text: string): string =>
  createHash('md5')
    .update(level + text)
    .digest('hex');

/** Writes the devices' reports and log lines of the last weeks. @returns the numbers of both */
export async function insertDeviceHistories(
  tx: Transaction<Database>,
  client: pg.PoolClient,
  farm: DemoFarm,
): Promise<{ reports: number; logs: number }> {
  const all = farm.stations.map(
    (station) => [station, deviceHistory(station, farm.today, farm.end)] as const,
  );
  await ensureMonths(tx, farm.end);
  const reports = all.flatMap(([station, history]) => reportRows(station, history));
  const logs = all.flatMap(([{ sector }, history]) =>
    history.logs.map(({ t, node, level, text }): CopyValue[] => [
      sector.clientId,
      node,
      instant(t),
      instant(t + UPLOADED_AFTER_MS),
      level,
      text,
      hashOf(level, text),
    ]),
  );
  const attempts = all.flatMap(([{ id, sector }, history]) =>
    history.attempts.map(({ t, node }): CopyValue[] => [
      sector.clientId,
      node,
      instant(t),
      instant(t),
      id,
      dataUrl(node),
    ]),
  );
  await copyThroughTemporary(client, 'device_report', REPORT_COLUMNS, reports);
  await copyThroughTemporary(client, 'device_log', LOG_COLUMNS, logs);
  await copyThroughTemporary(client, 'connection_attempt', ATTEMPT_COLUMNS, attempts);
  await keepLastPositions(tx);
  await client.query('analyze device_report, device_log, connection_attempt');
  return { reports: reports.length, logs: logs.length };
}

async function ensureMonths(tx: Transaction<Database>, end: number): Promise<void> {
  const times = [end];
  for (let t = end - (REPORTED_DAYS + 1) * DAY_MS; t < end; t += DAYS_OF_A_MONTH * DAY_MS) times.push(t);
  for (const month of monthsOf(times)) await sql`select ensure_device_month(${month}::date)`.execute(tx);
}

function reportRows(
  { id, sector }: DemoStation,
  { signals, selfTests, positions }: DemoDeviceHistory,
): CopyValue[][] {
  const row = (t: number, node: string, category: string, values: readonly CopyValue[], order: number) => {
    const empty = new Array<CopyValue>(REPORT_COLUMNS.length - 5).fill(null);
    empty.splice(order, values.length, ...values);
    return [sector.clientId, node, instant(t), category, id, ...empty];
  };
  return [
    ...signals.map(({ t, node, operator, band, rsrp, rsrq, rscp, ecio }) =>
      row(t, node, 'signal', [operator, band, rsrp, rsrq, rscp, ecio], 0),
    ),
    ...selfTests.map(({ t, node, code }) => row(t, node, 'selftest', [code], 6)),
    ...positions.map(({ t, node, latitude, longitude }) => row(t, node, 'gps', [latitude, longitude], 7)),
  ];
}

async function keepLastPositions(tx: Transaction<Database>): Promise<void> {
  await sql`
    update node set node_last_location_lat = last.lat, node_last_location_lon = last.lon
    from (
      select distinct on (client_id, serial_number) client_id, serial_number, position_latitude as lat,
        position_longitude as lon
      from device_report where category = 'gps' order by client_id, serial_number, t desc
    ) last
    where node.client_id = last.client_id and node.serial_number = last.serial_number`.execute(tx);
}
