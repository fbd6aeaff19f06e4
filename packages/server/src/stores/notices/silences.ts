import { type DayRange, type EpochMs, endOfDay, HOUR_MS, startOfDay } from '@vigia/domain';
import type { AlertStation, Silence } from '@vigia/domain/events';
import type { ClientId, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

type Silences = ReadonlyMap<StationId, readonly Silence[]>;

const iso = (at: EpochMs) => sql`${new Date(at).toISOString()}::timestamptz`;
const stood = (stations: readonly AlertStation[]) => sql`
  unnest(${stations.map(({ id }) => id)}::int[], ${stations.map(({ nodeSerial }) => nodeSerial)}::text[])
    as stood (id, serial)`;
const MS = (column: string) => sql<EpochMs>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

/** Signs of life of a station `stood`: the table, its instant and whose they are. */
const SIGNS = [
  { table: 'reading', at: 't', own: sql`station_id = stood.id` },
  { table: 'device_report', at: 't', own: sql`station_id = stood.id` },
  {
    table: 'image',
    at: 'date_created',
    // What a person photographed while counting is no sign of the device.
    own: sql`station_id = stood.id and not image_is_deleted and coalesce(source_entity_id, '') not like 'count/%'`,
  },
  { table: 'connection_attempt', at: 't', own: sql`serial_number = stood.serial and station_id = stood.id` },
  {
    table: 'event',
    at: 'datetime_event',
    own: sql`station_id = stood.id and type in ('device_install', 'device_swap')`,
  },
] as const;

/** The silence that each station with a device is in since it was heard last; none of one that was never heard. */
export async function silencesNow(
  tx: Tx,
  _scope: Scope,
  clientId: ClientId,
  stations: readonly AlertStation[],
  now: EpochMs,
): Promise<Silences> {
  const last = SIGNS.map(
    ({ table, at, own }) => sql`(select max(${sql.ref(at)}) from ${sql.table(table)}
      where client_id = ${clientId}::int and ${own} and ${sql.ref(at)} <= ${iso(now)})`,
  );
  const { rows } = await sql<{ id: StationId; from: EpochMs }>`
    select id, ${MS('heard')} as from
    from (select stood.id, greatest(${sql.join(last)}) as heard from ${stood(stations)}) known
    where heard is not null`.execute(tx);
  return new Map(rows.map(({ id, from }) => [id, [{ from, until: null }]]));
}

/** The silences of some hours or more that ended within the days, or had not ended by then. */
export async function silencesWithin(
  tx: Tx,
  _scope: Scope,
  clientId: ClientId,
  stations: readonly AlertStation[],
  { start, end, hours }: DayRange & { readonly hours: number },
): Promise<Silences> {
  const over = endOfDay(end);
  const signs = SIGNS.map(
    ({ table, at, own }) => sql`select ${sql.ref(at)} as t from ${sql.table(table)}
      where client_id = ${clientId}::int and ${own}
        and ${sql.ref(at)} >= ${iso(startOfDay(start))} and ${sql.ref(at)} < ${iso(over)}`,
  );
  const { rows } = await sql<{ id: StationId; from: EpochMs; until: EpochMs | null }>`
    select id, ${MS('t')} as from, ${MS('next')} as until from (
      select stood.id, heard.t, lead(heard.t) over (partition by stood.id order by heard.t) as next
      from ${stood(stations)} cross join lateral (${sql.join(signs, sql` union all `)} offset 0) heard) spoken
    where coalesce(next, ${iso(over)}) - t >= ${hours * HOUR_MS} * interval '1 millisecond'
    order by id, t`.execute(tx);
  const silences = new Map<StationId, Silence[]>();
  for (const { id, from, until } of rows)
    silences.set(id, [...(silences.get(id) ?? []), { from, until: until ?? over }]);
  return silences;
}
