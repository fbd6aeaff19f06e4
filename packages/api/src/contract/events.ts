import { EVENT_TYPES, PHENOLOGY_STAGES } from '@vigia/domain';
import * as z from 'zod/mini';
import { Day, Id, IdParam, Instant } from './common.ts';
import { CommaList, PageQuery } from './paging.ts';
import { Serial } from './text.ts';

const BiofixTypeWire = z.enum(['biofix', 'chronofix']);

/** The days are null without a lure. */
export const LureSettingsWire = z.strictObject({
  installed: z.boolean(),
  change_notification_days: z.nullable(z.number()),
  expiration_days: z.nullable(z.number()),
});
export type LureSettingsWire = z.infer<typeof LureSettingsWire>;

export const EventWire = z.strictObject({
  event_id: Id,
  type: z.enum(EVENT_TYPES),
  client_id: Id,
  datetime_created: Instant,
  datetime_event: Instant,
  date_event: Day,
  station_id: z.nullable(Id),
  station_name: z.nullable(z.string()),
  node_id: z.nullable(z.string()),
  old_node_id: z.nullable(z.string()),
  new_node_id: z.nullable(z.string()),
  user_email: z.nullable(z.string()),
  sector_id: z.nullable(Id),
  season_id: z.nullable(Id),
  crop_id: z.nullable(Id),
  pest_id: z.nullable(Id),
  gps_lat: z.nullable(z.number()),
  gps_lon: z.nullable(z.number()),
  lure_settings: z.nullable(LureSettingsWire),
  comments: z.string(),
  biofix_type: z.nullable(BiofixTypeWire),
  product: z.nullable(z.string()),
  dose: z.nullable(z.number()),
  measure: z.nullable(z.string()),
  phenology_stage: z.nullable(z.enum(PHENOLOGY_STAGES)),
  /** Photos that were sent with it, in the order they came. */
  image_ids: z.array(Id),
});
export type EventWire = z.infer<typeof EventWire>;

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
export type EventsAnswer = z.infer<typeof EventsAnswer>;

/** `GET /events`: the same by its older names. */
export const LegacyEventsQuery = z.object({
  dateStart: Day,
  dateEnd: Day,
  stationId: z.optional(IdParam),
  serialNumber: z.optional(Serial),
  eventType: z.optional(CommaList(ListedEventType)),
  pageId: PageQuery.shape.page_id,
});
