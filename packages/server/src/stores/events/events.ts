import { EventRow as EventColumns, EventWire, type NewEventRow } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import { isProgram } from '@vigia/domain/access';
import { programAuthor } from '@vigia/domain/es';
import type {
  ClientId,
  EventId,
  EventType,
  FieldEvent,
  NodeSerial,
  SectorId,
  StationId,
} from '@vigia/domain/farm';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Cursor, type PagePart, partOf } from '../../access/page.ts';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

export interface EventFilter {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly clientId?: ClientId | undefined;
  readonly sectorId?: SectorId | undefined;
  readonly stationId?: StationId | undefined;
  /** A device that the event concerns in any role. */
  readonly nodeSerial?: NodeSerial | undefined;
  readonly types?: readonly EventType[] | undefined;
}

/** Rank of events in lists: they come before other rows of the same instant. */
export const REPORT_RANK = 1;

/**
 * Events with the name and sector of their stations. The schema is named for the author's sake, whom a view may hide from
 * servers of the version before (migration 0044).
 */
export function eventRows(tx: Tx) {
  return tx
    .selectFrom('public.event as event')
    .leftJoin('station', (join) =>
      join
        .onRef('station.client_id', '=', 'event.client_id')
        .onRef('station.station_id', '=', 'event.station_id'),
    )
    .selectAll('event')
    .select(['station.station_name', 'station.sector_id as station_sector_id']);
}

function matching(tx: Tx, filter: EventFilter) {
  const { start, end, clientId, stationId, nodeSerial, types, sectorId } = filter;
  return eventRows(tx)
    .where('event.date_event', '>=', start)
    .where('event.date_event', '<=', end)
    .$if(clientId !== undefined, (query) => query.where('event.client_id', '=', clientId!))
    .$if(stationId !== undefined, (query) => query.where('event.station_id', '=', stationId!))
    .$if(types !== undefined, (query) => query.where('event.type', 'in', types!))
    .$if(nodeSerial !== undefined, (query) =>
      query.where(sql<boolean>`${nodeSerial} in (event.node_id, event.old_node_id, event.new_node_id)`),
    )
    .$if(sectorId !== undefined, (query) =>
      query.where((row) => row(row.fn.coalesce('event.sector_id', 'station.sector_id'), '=', sectorId!)),
    )
    .orderBy('event.datetime_event', 'desc')
    .orderBy('event.event_id', 'desc');
}

type BareRow = Awaited<ReturnType<ReturnType<typeof eventRows>['execute']>>[number];
export type EventRow = BareRow & { readonly image_ids: readonly number[] };

const photosOf = (row: Pick<BareRow, 'event_id'>): string => `event/${row.event_id}`;

/**
 * The same events with their photos, oldest first. They are asked for all at once: looked up for each row, they took most
 * of the time of a list, also for rows that a limit or a `distinct` leaves out.
 */
export async function withPhotos(tx: Tx, rows: readonly BareRow[]): Promise<EventRow[]> {
  if (rows.length === 0) return [];
  const photos = await tx
    .selectFrom('image')
    .select(['client_id', 'image_id', 'source_entity_id'])
    .where('client_id', 'in', [...new Set(rows.map((row) => row.client_id))])
    .where(sql<boolean>`source_entity_id = any(${rows.map(photosOf)}::text[])`)
    .where('image_is_deleted', '=', false)
    .orderBy('image_id')
    .execute();
  const idsOf = new Map<string, number[]>();
  for (const { client_id, image_id, source_entity_id } of photos) {
    const key = `${client_id} ${source_entity_id}`;
    idsOf.set(key, [...(idsOf.get(key) ?? []), image_id]);
  }
  return rows.map((row) => ({ ...row, image_ids: idsOf.get(`${row.client_id} ${photosOf(row)}`) ?? [] }));
}

/**
 * An event of a station belongs to the station's sector. Without sector and station it concerns the client as a
 * whole.
 */
const ownerOfEvent = (row: EventRow) => ({
  clientId: row.client_id,
  sectorId: row.sector_id ?? row.station_sector_id,
});

/** The author's address, or what a program is called. */
const authorOf = ({ author_id, created_by }: Pick<EventRow, 'author_id' | 'created_by'>): string | null =>
  author_id !== null && created_by !== null && isProgram(author_id) ? programAuthor(created_by) : created_by;

const eventOf = ({ station_sector_id: _, author_id, ...row }: EventRow): FieldEvent =>
  EventWire.parse({ ...row, created_by: authorOf({ author_id, created_by: row.created_by }) });

/** The events among the rows that the scope may see. */
export const seenEvents = (scope: Scope, rows: readonly EventRow[]): FieldEvent[] =>
  visible(scope, 'event.read', rows, ownerOfEvent).map(eventOf);

/** Events of the days, newest first. With a role by sector, events of the whole client are left out. */
export async function eventsWhere(tx: Tx, scope: Scope, filter: EventFilter): Promise<FieldEvent[]> {
  return seenEvents(scope, await withPhotos(tx, await matching(tx, filter).execute()));
}

/** The same, `limit` rows after a cursor. */
export async function eventsPage(
  tx: Tx,
  scope: Scope,
  filter: EventFilter,
  after: Cursor | undefined,
  limit: number,
): Promise<PagePart<FieldEvent>> {
  const rows = await matching(tx, filter)
    .$if(after !== undefined, (query) => query.where(olderThan(after!)))
    .limit(limit)
    .execute();
  const shown = await withPhotos(tx, rows);
  const listed = (row: EventRow): Cursor => ({ at: row.datetime_event, rank: REPORT_RANK, id: row.event_id });
  return partOf(shown, limit, listed, (looked) =>
    visible(scope, 'event.read', looked, ownerOfEvent).map((row) => [listed(row), eventOf(row)] as const),
  );
}

const olderThan = ({ at, rank, id }: Cursor) =>
  rank === REPORT_RANK
    ? sql<boolean>`(event.datetime_event, event.event_id) < (${at}::timestamptz, ${id}::int)`
    : sql<boolean>`event.datetime_event < ${at}::timestamptz`;

export async function eventById(tx: Tx, scope: Scope, eventId: EventId): Promise<FieldEvent | null> {
  const rows = await eventRows(tx).where('event.event_id', '=', eventId).execute();
  return seenEvents(scope, await withPhotos(tx, rows))[0] ?? null;
}

/** Inserts an event and returns it as it is read; photos are added later. */
export async function insertEvent(tx: Tx, event: NewEventRow): Promise<FieldEvent> {
  const row = z.encode(EventColumns, event);
  const { event_id } = await tx
    .insertInto('event')
    .values({ ...row, lure_settings: row.lure_settings ? JSON.stringify(row.lure_settings) : null })
    .returning('event_id')
    .executeTakeFirstOrThrow();
  const written = await eventRows(tx)
    .where('event.client_id', '=', event.clientId)
    .where('event.event_id', '=', event_id)
    .executeTakeFirstOrThrow();
  return eventOf({ ...written, image_ids: [] });
}
