import type { DeviceLogsBody } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { KeyedNode } from './node-keys.ts';

/** Stores log lines of a device, each once. @returns how many were not there yet */
export async function saveLogs(
  tx: Tx,
  { clientId, serial }: KeyedNode,
  logs: DeviceLogsBody['logs'],
  now: EpochMs,
): Promise<number> {
  const { rows } = await sql`
    insert into device_log
      (client_id, serial_number, log_uploaded, log_datetime, log_level, log_string, line_hash)
    select ${clientId}::int, ${serial}::text, ${new Date(now).toISOString()}::timestamptz,
      line.at, line.level, line.text, md5(line.level || line.text)::uuid
    from unnest(${logs.map((line) => line.log_datetime)}::timestamptz[], ${logs.map((line) => line.log_level)}::text[],
      ${logs.map((line) => line.log_string)}::text[]) as line (at, level, text)
    on conflict do nothing returning 1`.execute(tx);
  return rows.length;
}
