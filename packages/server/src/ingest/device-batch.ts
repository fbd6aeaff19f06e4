import type { DeviceDataAnswer, DeviceReading } from '@vigia/api/contract';
import { type Assignment, DAY_MS, type EpochMs } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { type FieldErrors, HttpProblem } from '../http/problem.ts';
import { keepLastPosition, saveAttempts, saveReports } from '../stores/device-reports.ts';
import type { KeyedNode } from '../stores/node-keys.ts';
import { lockNode, nodeAssignments, nodePlace } from '../stores/node-places.ts';
import { readBorder } from '../stores/retention.ts';
import { adoptReports } from './adopt-reports.ts';
import { deviceRows } from './device-rows.ts';
import { DEVICE_MEASURES, monthsOf, saveMeasurements } from './save-measurements.ts';

/** Clocks of devices run away by seconds a day; further ahead it is no clock any more. */
const CLOCK_AHEAD: EpochMs = DAY_MS;
/** A memory card holds a season or two; what is older comes from a clock that was reset. */
const OLDEST: EpochMs = 3 * 366 * DAY_MS;
const MOST_NAMED = 100;

interface Saved {
  rowsNew: number;
  rowsChanged: number;
  rowsSame: number;
}

/**
 * Stores a batch of one device in the transaction: climate and battery with the station it stood at, the rest with
 * the device. Any order and any repetition come to the same rows.
 *
 * @throws {HttpProblem} 400 naming each reading whose time cannot be; nothing is stored then
 */
export async function saveDeviceBatch(
  tx: Tx,
  scope: Scope,
  device: KeyedNode,
  readings: readonly DeviceReading[],
  now: EpochMs,
): Promise<DeviceDataAnswer> {
  const times = readings.map((reading) => Date.parse(reading.t));
  refuseTimes(times, 'readings', 't', { now, border: await readBorder(tx, 'readings') });
  await ensureMonths(tx, times);
  await lockNode(tx, device);
  const place = await nodePlace(tx, scope, device.serial, 'node.read');
  const assignments = await nodeAssignments(tx, scope, { ...device, stationId: place?.stationId ?? null });
  const stations = await adoptReports(tx, device, assignments);
  const saved = await saveRows(tx, device, readings, assignments, stations, now);
  if (readings.some(({ category }) => category === 'gps')) await keepLastPosition(tx, device);
  if (saved.rowsNew + saved.rowsChanged > 0 || stations.size > 0) await nextVersion(tx, device);
  return {
    received: readings.length,
    rows_new: saved.rowsNew,
    rows_changed: saved.rowsChanged,
    rows_same: saved.rowsSame,
    station_ids: [...stations].sort((a, b) => a - b),
  };
}

async function saveRows(
  tx: Tx,
  device: KeyedNode,
  readings: readonly DeviceReading[],
  assignments: readonly Assignment[],
  stations: Set<number>,
  now: EpochMs,
): Promise<Saved> {
  const { byStation, reports, attempts } = deviceRows(readings, assignments);
  const total: Saved = { rowsNew: 0, rowsChanged: 0, rowsSame: 0 };
  const add = ({ rowsNew, rowsChanged, rowsSame }: Saved) => {
    total.rowsNew += rowsNew;
    total.rowsChanged += rowsChanged;
    total.rowsSame += rowsSame;
  };
  for (const [stationId, rows] of [...byStation].sort(([a], [b]) => a - b)) {
    const target = { clientId: device.clientId, stationId };
    const report = await saveMeasurements(tx, target, rows, {
      columns: DEVICE_MEASURES,
      node: device.serial,
    });
    if (report.rowsNew + report.rowsChanged > 0) stations.add(stationId);
    add(report);
  }
  const reported = await saveReports(tx, device, reports);
  for (const stationId of reported.stationIds) stations.add(stationId);
  add(reported);
  add(await saveAttempts(tx, device, attempts, now));
  return total;
}

/**
 * Times a device may send: not ahead of the clock by more than a day, not older than its memory, and not of months
 * whose raw data was dropped, because their sums could not be worked out again.
 *
 * @throws {HttpProblem} 400 naming the first hundred that are none of those
 */
export function refuseTimes(
  times: readonly EpochMs[],
  list: string,
  name: string,
  { now, border }: { now: EpochMs; border: EpochMs | null },
): void {
  const first = Math.max(now - OLDEST, border ?? 0);
  const errors: FieldErrors = [];
  for (const [index, t] of times.entries()) {
    if (t >= first && t <= now + CLOCK_AHEAD) continue;
    const message = t < first ? 'Es anterior a lo que se guarda' : 'Está en el futuro';
    errors.push({ field: `${list}.${index}.${name}`, message });
    if (errors.length === MOST_NAMED) break;
  }
  if (errors.length > 0) throw new HttpProblem('invalid-input', { errors });
}

/** Partitions come before any row is locked: making one needs a lock on the whole table. */
async function ensureMonths(tx: Tx, times: readonly EpochMs[]): Promise<void> {
  await sql`select ensure_reading_month(month), ensure_device_month(month)
    from unnest(${[...monthsOf(times)]}::date[]) month`.execute(tx);
}

async function nextVersion(tx: Tx, { clientId, serial }: KeyedNode): Promise<void> {
  await tx
    .updateTable('node')
    .set({ data_version: sql`data_version + 1` })
    .where('client_id', '=', clientId)
    .where('serial_number', '=', serial)
    .execute();
}
