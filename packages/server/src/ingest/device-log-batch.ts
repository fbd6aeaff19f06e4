import type { DeviceLogsBody, DeviceLogsSaved } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import { saveLogs } from '../stores/devices/device-logs.ts';
import type { KeyedNode } from '../stores/devices/node-keys.ts';
import { readBorder } from '../stores/service/retention.ts';
import { refuseTimes } from './device-batch.ts';
import { monthsOf } from './save-measurements.ts';

/**
 * Stores a batch of log lines of one device.
 *
 * @throws {HttpProblem} 400 naming each line whose time cannot be; nothing is stored then
 */
export async function saveDeviceLogs(
  tx: Tx,
  device: KeyedNode,
  logs: DeviceLogsBody['logs'],
  now: EpochMs,
): Promise<DeviceLogsSaved> {
  const times = logs.map((line) => Date.parse(line.log_datetime));
  refuseTimes(times, 'logs', 'log_datetime', { now, border: await readBorder(tx, 'logs') });
  await sql`select ensure_device_month(month) from unnest(${[...monthsOf(times)]}::date[]) month`.execute(tx);
  return { received: logs.length, rows_new: await saveLogs(tx, device, logs, now) };
}
