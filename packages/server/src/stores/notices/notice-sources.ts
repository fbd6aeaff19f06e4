import { addDays, type DayRange, eachDay, type IsoDate, startOfDay } from '@vigia/domain';
import type { HealthState } from '@vigia/domain/devices';
import { NEWS_DAYS, type StateHistory, TRAP_VISITS } from '@vigia/domain/events';
import type { ClientId, FieldEvent, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { eventRows, seenEvents, withPhotos } from '../events/events.ts';

const LURED = sql<boolean>`coalesce((event.lure_settings->>'installed')::boolean, false)`;

/** For each station, the last visit up to today and the last one with a new lure; the rules need no others. */
export async function lastVisits(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  stationIds: readonly StationId[],
  today: IsoDate,
): Promise<FieldEvent[]> {
  const rows = await eventRows(tx)
    .distinctOn(['event.station_id', LURED])
    .where('event.client_id', '=', clientId)
    .where(sql<boolean>`event.station_id = any(${stationIds}::int[])`)
    .where('event.type', 'in', TRAP_VISITS)
    .where('event.date_event', '<=', today)
    .orderBy('event.station_id')
    .orderBy(LURED)
    .orderBy('event.date_event', 'desc')
    .orderBy('event.event_id', 'desc')
    .execute();
  return seenEvents(scope, await withPhotos(tx, rows));
}

/** Events of first captures between a day and today. */
export async function firstCaptureEvents(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  start: IsoDate,
  today: IsoDate,
): Promise<FieldEvent[]> {
  const rows = await eventRows(tx)
    .where('event.client_id', '=', clientId)
    .where('event.type', '=', 'first_capture')
    .where('event.date_event', '>=', start)
    .where('event.date_event', '<=', today)
    .orderBy('event.event_id')
    .execute();
  return seenEvents(scope, await withPhotos(tx, rows));
}

/** Recommendations made in the last days, whatever day they recommend. */
export async function newRecommendations(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  today: IsoDate,
): Promise<FieldEvent[]> {
  const since = new Date(startOfDay(addDays(today, -NEWS_DAYS))).toISOString();
  const rows = await eventRows(tx)
    .where('event.client_id', '=', clientId)
    .where('event.type', '=', 'agrochemical_recommendation')
    .where('event.datetime_created', '>=', since)
    .orderBy('event.event_id')
    .execute();
  return seenEvents(scope, await withPhotos(tx, rows));
}

/** Health state of the stations on each day. */
export async function stateHistories(
  tx: Tx,
  _scope: Scope,
  clientId: ClientId,
  stations: readonly StateHistory['station'][],
  { start, end: today }: DayRange,
): Promise<StateHistory[]> {
  const rows = await tx
    .selectFrom('station_state')
    .select(['station_id', 'day', 'state'])
    .where('client_id', '=', clientId)
    .where('day', '>=', start)
    .where('day', '<=', today)
    .execute();
  const states = new Map<string, HealthState>();
  for (const row of rows) states.set(`${row.station_id} ${row.day}`, row.state);
  const days = eachDay(start, today);
  return stations.map((station) => ({
    station,
    start,
    states: days.map((day) => states.get(`${station.id} ${day}`) ?? null),
  }));
}

/** The state that was stored last for each station. */
export async function lastStates(
  tx: Tx,
  _scope: Scope,
  clientId: ClientId,
): Promise<ReadonlyMap<StationId, HealthState>> {
  const rows = await tx
    .selectFrom('station_state')
    .distinctOn('station_id')
    .select(['station_id', 'state'])
    .where('client_id', '=', clientId)
    .orderBy('station_id')
    .orderBy('day', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.station_id, row.state]));
}

/** Stores the health state of stations of today, and deletes states that are too old to be used. */
export async function saveStates(
  tx: Tx,
  _scope: Scope,
  clientId: ClientId,
  {
    day,
    states,
    keepFrom,
  }: {
    readonly day: IsoDate;
    readonly states: ReadonlyMap<StationId, HealthState>;
    readonly keepFrom: IsoDate;
  },
): Promise<void> {
  await sql`
    insert into station_state (client_id, station_id, day, state)
    select ${clientId}::int, line.station_id, ${day}::date, line.state
    from unnest(${[...states.keys()]}::int[], ${[...states.values()]}::text[]) as line (station_id, state)
    on conflict (client_id, station_id, day) do update set state = excluded.state`.execute(tx);
  await tx
    .deleteFrom('station_state')
    .where('client_id', '=', clientId)
    .where('day', '<', keepFrom)
    .execute();
}
