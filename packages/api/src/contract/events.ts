import { EVENT_TYPES } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Day, IdParam } from './common.ts';
import { EventWire, event } from './event.ts';
import { codecOf, type Decoded, field, queryOf, renamed } from './fields.ts';
import { CommaList, PageQuery } from './paging.ts';
import { Serial } from './text.ts';

/** A device tried to reach its server: nobody's report, and asked for by its type alone. */
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
 * Days are those of the events, both included. `type` may be repeated or hold several with commas; without it every
 * kind of report is answered, and no connection attempt.
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

const { clientId: _, sectorId: __, limit: ___, ...askedBefore } = eventsQuery;
/** `GET /events`: the same by its older names. */
export const legacyEventsQuery = renamed(askedBefore, {
  start: 'dateStart',
  end: 'dateEnd',
  nodeSerial: 'serialNumber',
  types: 'eventType',
});
export const LegacyEventsQuery = queryOf(legacyEventsQuery);

/** Newest first. `page_id` asks for the next page; without one there is none. */
export const EventsAnswer = z.strictObject({
  items: z.array(z.union([EventWire, ConnectionAttemptWire])),
  page_id: z.optional(z.string()),
});
export type EventsAnswer = z.output<typeof EventsAnswer>;
