import type { IsoDate } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Target } from './readings.ts';

export interface DailyExtreme {
  readonly day: IsoDate;
  readonly t_min: number;
  readonly t_max: number;
}

/** Imported extremes of some days. */
export async function readExtremes(
  tx: Tx,
  { clientId, stationId }: Target,
  days: readonly IsoDate[],
): Promise<DailyExtreme[]> {
  const rows = await tx
    .selectFrom('daily_extreme')
    .select(['day', 't_min', 't_max'])
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where(sql<boolean>`day = any(${days}::date[])`)
    .execute();
  return rows as DailyExtreme[];
}

/** Writes imported extremes and replaces those of the same days. */
export async function putExtremes(
  tx: Tx,
  { clientId, stationId }: Target,
  rows: readonly DailyExtreme[],
): Promise<void> {
  await sql`
    insert into daily_extreme (client_id, station_id, day, t_min, t_max)
    select ${clientId}::int, ${stationId}::int, line.*
    from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map((row) => row.t_min)}::float8[],
      ${rows.map((row) => row.t_max)}::float8[]) as line
    on conflict (client_id, station_id, day) do update set t_min = excluded.t_min, t_max = excluded.t_max`.execute(
    tx,
  );
}
