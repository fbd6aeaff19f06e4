import type { DeviceDataAnswer, DeviceReading } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Assignment } from '@vigia/domain/devices';
import { SET_APART_WORDS } from '@vigia/domain/es';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { type FieldErrors, HttpProblem } from '../http/problem.ts';
import {
  keepLastPosition,
  nextNodeVersion,
  nextReportVersion,
  saveAttempts,
  saveReports,
} from '../stores/devices/device-reports.ts';
import { holdDevice } from '../stores/devices/hold-device.ts';
import type { KeyedNode } from '../stores/devices/node-keys.ts';
import { waitingTimes } from '../stores/devices/waiting-reports.ts';
import { ensureMonths } from '../stores/measurements/months.ts';
import { saveSetApart } from '../stores/measurements/set-apart.ts';
import { readBorder } from '../stores/service/retention.ts';
import { adoptReports } from './adopt-reports.ts';
import { DEVICE_MEASURES } from './device-measures.ts';
import { deviceRows } from './device-rows.ts';
import { saveMeasurements } from './save-measurements.ts';
import { reasonOfTime, siftBatch, type TimeBounds } from './sift-batch.ts';

const MOST_NAMED = 100;

interface Saved {
  rowsNew: number;
  rowsChanged: number;
  rowsSame: number;
}

/**
 * Stores a batch of one device in the transaction. Climate, weather and battery go to the station where the
 * device stood, the rest to the device. Impossible readings are stored apart and listed in the answer. The
 * result does not depend on the order of batches, or on how often they are sent.
 */
export async function saveDeviceBatch(
  tx: Tx,
  scope: Scope,
  device: KeyedNode,
  readings: readonly DeviceReading[],
  now: EpochMs,
): Promise<DeviceDataAnswer> {
  const { kept, apart, summary } = siftBatch(readings, { now, border: await readBorder(tx, 'readings') });
  const times = kept.map((reading) => Date.parse(reading.t));
  await ensureMonths(tx, [...times, ...(await waitingTimes(tx, device))], 'reading', 'device');
  const { standing, assignments } = await holdDevice(tx, scope, device);
  const stations = await adoptReports(tx, device, assignments);
  const saved = await saveRows(tx, device, kept, assignments, stations, now);
  const newApart = await saveSetApart(tx, device, standing?.stationId ?? null, apart, now);
  if (kept.some(({ category }) => category === 'gps')) await keepLastPosition(tx, device);
  if (newApart + saved.rowsNew + saved.rowsChanged > 0 || stations.size > 0)
    await nextNodeVersion(tx, device);
  if (newApart > 0 && standing?.stationId) await nextReportVersion(tx, device.clientId, [standing.stationId]);
  return {
    received: readings.length,
    rows_new: saved.rowsNew,
    rows_changed: saved.rowsChanged,
    rows_same: saved.rowsSame,
    station_ids: [...stations].sort((a, b) => a - b),
    ...(summary && { set_apart: summary }),
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
 * Checks the times of a device's log lines.
 *
 * @throws {HttpProblem} 400 naming the first hundred impossible ones
 */
export function refuseTimes(times: readonly EpochMs[], list: string, name: string, bounds: TimeBounds): void {
  const errors: FieldErrors = times.flatMap((at, index) => {
    const reason = reasonOfTime(at, bounds);
    return reason ? [{ field: `${list}.${index}.${name}`, message: SET_APART_WORDS[reason] }] : [];
  });
  if (errors.length > 0) throw new HttpProblem('invalid-input', { errors: errors.slice(0, MOST_NAMED) });
}
