import { MEASURES } from '@vigia/domain/events';
import { BIOFIX_TYPES, EVENT_TYPES, PHENOLOGY_STAGES } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Day, Id, Moment } from './common.ts';
import { codecOf, type Encoded, field, listOf, partly } from './fields.ts';
import { Line, Prose, Serial } from './text.ts';

const reference = <const Name extends string>(name: Name) => field(name, z.nullable(Id), z.nullish(Id));
const figure = <const Name extends string>(name: Name) =>
  field(name, z.nullable(z.number()), z.nullish(z.number()));
const text = <const Name extends string>(name: Name, written: z.ZodMiniType<string, string>) =>
  field(name, z.nullable(z.string()), z.nullish(written));

/** The days are null without a lure. */
export const lureSettings = {
  installed: field('installed', z.boolean()),
  changeNotificationDays: figure('change_notification_days'),
  expirationDays: figure('expiration_days'),
};
export type LureSettingsWire = Encoded<typeof lureSettings>;
const Lure = codecOf(lureSettings, 'read');

/**
 * Fields of an event besides its kind, client and times. The domain's rules decide which ones are required and
 * which values are allowed: they name the field and the reason.
 */
export const eventInput = {
  stationId: reference('station_id'),
  stationName: text('station_name', Line(120)),
  nodeSerial: text('node_id', Serial),
  oldNodeSerial: text('old_node_id', Serial),
  newNodeSerial: text('new_node_id', Serial),
  userEmail: text('user_email', Line(254)),
  sectorId: reference('sector_id'),
  seasonId: reference('season_id'),
  cropId: reference('crop_id'),
  pestId: reference('pest_id'),
  latitude: figure('gps_lat'),
  longitude: figure('gps_lon'),
  lure: field('lure_settings', z.nullable(Lure), z.nullish(codecOf(lureSettings, 'written'))),
  comments: field('comments', z.string(), z.nullish(Prose(4_000))),
  biofixType: field('biofix_type', z.nullable(z.enum(BIOFIX_TYPES)), z.nullish(z.enum(BIOFIX_TYPES))),
  product: text('product', Line(200)),
  dose: figure('dose'),
  measure: field('measure', z.nullable(z.string()), z.nullish(z.enum(MEASURES))),
  phenologyStage: field(
    'phenology_stage',
    z.nullable(z.enum(PHENOLOGY_STAGES)),
    z.nullish(z.enum(PHENOLOGY_STAGES)),
  ),
};

const happened = {
  type: field('type', z.enum(EVENT_TYPES)),
  clientId: field('client_id', Id),
  createdAt: field('datetime_created', Moment),
  at: field('datetime_event', Moment),
  date: field('date_event', Day),
};
export const event = {
  id: field('event_id', Id),
  ...happened,
  ...eventInput,
  createdBy: field('created_by', z.nullable(z.string())),
  /** Ids of its photos, in the order in which they arrived. */
  imageIds: field('image_ids', listOf(Id)),
};
export const EventWire = codecOf(event, 'read');

const { stationName: _, ...stored } = eventInput;
/** A row of its table without the id; absent fields are null. */
export const EventRow = codecOf({ ...happened, ...partly(stored) }, 'read');
export type NewEventRow = z.output<typeof EventRow>;
