import { EVENT_TYPES, PHENOLOGY_STAGES } from '@vigia/domain';
import { z } from 'zod';
import { Day, Id, IdParam, Instant } from './common.ts';
import { CommaList, PageQuery } from './paging.ts';
import { Serial } from './text.ts';

const BiofixTypeWire = z.enum(['biofix', 'chronofix']);

/** The days are null without a lure. */
export const LureSettingsWire = z.strictObject({
  installed: z.boolean(),
  change_notification_days: z.number().nullable(),
  expiration_days: z.number().nullable(),
});
export type LureSettingsWire = z.infer<typeof LureSettingsWire>;

export const EventWire = z.strictObject({
  event_id: Id,
  type: z.enum(EVENT_TYPES),
  client_id: Id,
  datetime_created: Instant,
  datetime_event: Instant,
  date_event: Day,
  station_id: Id.nullable(),
  station_name: z.string().nullable(),
  node_id: z.string().nullable(),
  old_node_id: z.string().nullable(),
  new_node_id: z.string().nullable(),
  user_email: z.string().nullable(),
  sector_id: Id.nullable(),
  season_id: Id.nullable(),
  crop_id: Id.nullable(),
  pest_id: Id.nullable(),
  gps_lat: z.number().nullable(),
  gps_lon: z.number().nullable(),
  lure_settings: LureSettingsWire.nullable(),
  comments: z.string(),
  biofix_type: BiofixTypeWire.nullable(),
  product: z.string().nullable(),
  dose: z.number().nullable(),
  measure: z.string().nullable(),
  phenology_stage: z.enum(PHENOLOGY_STAGES).nullable(),
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
  station_id: Id.nullable(),
  station_name: z.string().nullable(),
  node_id: z.string(),
  sector_id: Id.nullable(),
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
  client_id: IdParam.optional(),
  sector_id: IdParam.optional(),
  station_id: IdParam.optional(),
  node_id: Serial.optional(),
  type: CommaList(ListedEventType).optional(),
  ...PageQuery.shape,
});
export type EventsQuery = z.infer<typeof EventsQuery>;

/** Newest first. `page_id` asks for the next page; without one there is none. */
export const EventsAnswer = z.strictObject({
  items: z.array(z.union([EventWire, ConnectionAttemptWire])),
  page_id: z.string().optional(),
});
export type EventsAnswer = z.infer<typeof EventsAnswer>;

/** `GET /events`: the same by its older names. */
export const LegacyEventsQuery = z.object({
  dateStart: Day,
  dateEnd: Day,
  stationId: IdParam.optional(),
  serialNumber: Serial.optional(),
  eventType: CommaList(ListedEventType).optional(),
  pageId: PageQuery.shape.page_id,
});
