import type { EpochMs, IsoDate } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { within } from '../devices/health-subject.ts';
import { readable, type SeriesStation } from '../farm/stations.ts';
import { isImplausible } from './implausible.ts';

/**
 * Rain of a station on a day so far, mm, and the instant of the last measurement; null without one. Each
 * reading is the rain since the previous one, so they are summed. Impossible values are left out.
 */
export async function rainOfDay(
  tx: Tx,
  scope: Scope,
  station: SeriesStation,
  day: IsoDate,
): Promise<{ value: number; at: EpochMs } | null> {
  const { clientIds, stationIds } = readable(scope, [station]);
  const { rows } = await sql<{ value: number | null; at: number | null }>`
    select sum(rain_mm)::float8 as value, (extract(epoch from max(t)) * 1000)::float8 as at from reading
    where client_id = any(${clientIds}::int[]) and station_id = any(${stationIds}::int[])
      and not ${isImplausible('rain_mm')} and ${within('t', { start: day, end: day })}`.execute(tx);
  const [row] = rows;
  return row?.value == null || row.at === null ? null : { value: row.value, at: row.at };
}
