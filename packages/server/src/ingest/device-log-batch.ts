import type { DeviceLogsBody, DeviceLogsSaved } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import { saveLogs } from '../stores/devices/device-logs.ts';
import type { KeyedNode } from '../stores/devices/node-keys.ts';
import { ensureMonths } from '../stores/measurements/months.ts';
import { readBorder } from '../stores/service/retention.ts';
import { refuseTimes } from './device-batch.ts';

/**
 * Stores a batch of log lines of one device.
 *
 * @throws {HttpProblem} 400 naming the lines with an impossible time; nothing is stored
 */
export async function saveDeviceLogs(
  tx: Tx,
  device: KeyedNode,
  logs: DeviceLogsBody['logs'],
  now: EpochMs,
): Promise<DeviceLogsSaved> {
  const times = logs.map((line) => Date.parse(line.log_datetime));
  refuseTimes(times, 'logs', 'log_datetime', { now, border: await readBorder(tx, 'logs') });
  await ensureMonths(tx, times, 'device');
  return { received: logs.length, rows_new: await saveLogs(tx, device, logs, now) };
}
