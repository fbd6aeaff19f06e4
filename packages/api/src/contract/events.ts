import { EVENT_TYPES } from '@vigia/domain';
import * as z from 'zod/mini';
import { Day, Id, IdParam, Instant } from './common.ts';
import { EventWire } from './event.ts';
import { CommaList, PageQuery } from './paging.ts';
import { Serial } from './text.ts';

/** A device tried to reach its server: nobody's report, and asked for by its type alone. */
export const CONNECTION_ATTEMPT = 'iot_device_connection_attempt';
export const ConnectionAttemptWire = z.strictObject({
  event_id: Id,
  type: z.literal(CONNECTION_ATTEMPT),
  client_id: Id,
  datetime_created: Instant,
  datetime_event: Instant,
  station_id: z.nullable(Id),
  station_name: z.nullable(z.string()),
  node_id: z.string(),
  sector_id: z.nullable(Id),
  url_connected: z.string(),
});
export type ConnectionAttemptWire = z.infer<typeof ConnectionAttemptWire>;

export const ListedEventType = z.enum([...EVENT_TYPES, CONNECTION_ATTEMPT]);
export type ListedEventType = z.infer<typeof ListedEventType>;

/**
 * Days are those of the events, both included. `type` may be repeated or hold several with commas; without it every
 * kind of report is answered, and no connection attempt.
 */
export const EventsQuery = z.object({
  date_start: Day,
  date_end: Day,
  client_id: z.optional(IdParam),
  sector_id: z.optional(IdParam),
  station_id: z.optional(IdParam),
  node_id: z.optional(Serial),
  type: z.optional(CommaList(ListedEventType)),
  ...PageQuery.shape,
});
export type EventsQuery = z.infer<typeof EventsQuery>;

/** Newest first. `page_id` asks for the next page; without one there is none. */
export const EventsAnswer = z.strictObject({
  items: z.array(z.union([EventWire, ConnectionAttemptWire])),
  page_id: z.optional(z.string()),
});
export type EventsAnswer = z.output<typeof EventsAnswer>;

/** `GET /events`: the same by its older names. */
export const LegacyEventsQuery = z.object({
  dateStart: Day,
  dateEnd: Day,
  stationId: z.optional(IdParam),
  serialNumber: z.optional(Serial),
  eventType: z.optional(CommaList(ListedEventType)),
  pageId: PageQuery.shape.page_id,
});
