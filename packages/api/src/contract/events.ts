import { EVENT_TYPES } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Day, IdParam } from './common.ts';
import { EventWire, event } from './event.ts';
import { codecOf, type Decoded, field, queryOf, renamed } from './fields.ts';
import { CommaList, PageQuery } from './paging.ts';
import { Serial } from './text.ts';

/**
 * Type of a device's attempt to reach its server. No person reports it, and it is listed only if it is
 * requested by this type.
 */
export const CONNECTION_ATTEMPT = 'iot_device_connection_attempt';
const attempt = {
  id: event.id,
  type: field('type', z.literal(CONNECTION_ATTEMPT)),
  clientId: event.clientId,
  createdAt: event.createdAt,
  at: event.at,
  stationId: event.stationId,
  stationName: event.stationName,
  nodeSerial: field('node_id', z.string()),
  sectorId: event.sectorId,
  url: field('url_connected', z.string()),
};
export const ConnectionAttemptWire = codecOf(attempt, 'read');
export type ListedAttempt = Decoded<typeof attempt>;

const ListedEventType = z.enum([...EVENT_TYPES, CONNECTION_ATTEMPT]);
export type ListedEventType = z.infer<typeof ListedEventType>;

/**
 * Local days of the events, both included. `type` may be repeated, or contain several types with commas. By
 * default all kinds of events are listed, without connection attempts.
 */
export const eventsQuery = {
  start: field('date_start', Day),
  end: field('date_end', Day),
  clientId: field('client_id', z.optional(IdParam)),
  sectorId: field('sector_id', z.optional(IdParam)),
  stationId: field('station_id', z.optional(IdParam)),
  nodeSerial: field('node_id', z.optional(Serial)),
  types: field('type', z.optional(CommaList(ListedEventType))),
  pageId: field('page_id', PageQuery.shape.page_id),
  limit: field('limit', PageQuery.shape.limit),
};
export const EventsQuery = queryOf(eventsQuery);

const { clientId: _, sectorId: __, limit: ___, ...olderQuery } = eventsQuery;
/** `GET /events`: the older names of the same query. */
export const legacyEventsQuery = renamed(olderQuery, {
  start: 'dateStart',
  end: 'dateEnd',
  nodeSerial: 'serialNumber',
  types: 'eventType',
});
export const LegacyEventsQuery = queryOf(legacyEventsQuery);

/** Events, newest first. `page_id` is the id of the next page; absent on the last one. */
export const EventsAnswer = z.strictObject({
  items: z.array(z.union([EventWire, ConnectionAttemptWire])),
  page_id: z.optional(z.string()),
});
export type EventsAnswer = z.output<typeof EventsAnswer>;
