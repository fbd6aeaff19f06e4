import type { DeviceLogsBody, DeviceLogWire, LogLevel } from '@vigia/api/contract';
import { type EpochMs, endOfDay, type IsoDate, startOfDay } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { KeyedNode } from './node-keys.ts';
import type { NodeAtStation } from './nodes-at-stations.ts';

/** Stores log lines of a device, each once, always in the same order. @returns the number of new lines */
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
    from unnest(${logs.map(toMillisecond)}::timestamptz[], ${logs.map((line) => line.log_level)}::text[],
      ${logs.map((line) => line.log_string)}::text[]) as line (at, level, text)
    order by line.at, line.level, line.text
    on conflict do nothing returning 1`.execute(tx);
  return rows.length;
}

/** The instant of a line with milliseconds, as in answers; cursors of pages use it. */
const toMillisecond = ({ log_datetime }: DeviceLogsBody['logs'][number]): string =>
  new Date(log_datetime).toISOString();

export interface LogFilter {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly levels?: readonly LogLevel[] | undefined;
  readonly limit: number;
  /** Position of the last line of the previous page: only older lines are read. */
  readonly after?: LogPosition | undefined;
}
export interface LogPosition {
  readonly at: string;
  readonly hash: string;
}

/**
 * Log lines of a device's days, newest first, and the position of the next page, which is null after the last
 * one.
 */
export async function readLogs(
  tx: Tx,
  _scope: Scope,
  node: Pick<NodeAtStation, 'clientId' | 'serial'>,
  { start, end, levels, limit, after }: LogFilter,
): Promise<{ items: DeviceLogWire[]; next: LogPosition | null }> {
  const rows = await tx
    .selectFrom('device_log')
    .select(['log_datetime', 'log_uploaded', 'log_level', 'log_string', 'line_hash'])
    .where('client_id', '=', node.clientId)
    .where('serial_number', '=', node.serial)
    .where('log_datetime', '>=', new Date(startOfDay(start)).toISOString())
    .where('log_datetime', '<', new Date(endOfDay(end)).toISOString())
    .$if(levels !== undefined, (query) => query.where('log_level', 'in', [...levels!]))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(log_datetime, line_hash) < (${after!.at}::timestamptz, ${after!.hash}::uuid)`,
      ),
    )
    .orderBy('log_datetime', 'desc')
    .orderBy('line_hash', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ line_hash: _hash, ...line }) => line),
    next: rows.length > limit && last ? { at: last.log_datetime, hash: last.line_hash } : null,
  };
}
