import { PEST_STAGES } from '@vigia/domain';
import { HEALTH_STATES } from '@vigia/domain/devices';
import { DELIVERY_KINDS, type DeliveryKind } from '@vigia/domain/events';
import * as z from 'zod/mini';
import { Day, Id, Moment } from './common.ts';
import { EventWire } from './event.ts';
import { codecOf, field, listOf } from './fields.ts';
import { toldNotice } from './notifications.ts';

const Count = z.int();
const pestId = field('pest_id', Id);

/** A photo that somebody has counted. */
const toldCount = {
  imageId: field('image_id', Id),
  takenAt: field('date_created', Moment),
  countedAt: field('counted_at', Moment),
  counts: field('pest_counts', listOf(codecOf({ pestId, overall: field('overall', Count) }, 'read'))),
};

/** The captures of a week in a trap went over a threshold of its pest. */
const toldThreshold = {
  pestId,
  date: field('crossed_on', Day),
  level: field('chip_level', z.enum(['warning', 'error'])),
  count: field('week_captures', Count),
  days: field('days_summed', Count),
  okUpTo: field('ok_up_to', Count),
  warningUpTo: field('warning_up_to', Count),
};

/** By its degree-days, a stage of a pest began in a sector. */
const toldMilestone = {
  seasonId: field('season_id', Id),
  pestId,
  generation: field('generation', Count),
  stage: field('stage', z.enum(PEST_STAGES)),
  date: field('reached_on', Day),
  threshold: field('threshold', z.number()),
};

/** A station works better or worse than before. */
const toldHealth = {
  day: field('day', Day),
  state: field('health_state', z.enum(HEALTH_STATES)),
  before: field('health_state_before', z.nullable(z.enum(HEALTH_STATES))),
};

/** What is told of each kind of message. */
export const TOLD = {
  report: EventWire,
  count: codecOf(toldCount, 'read'),
  'capture-threshold': codecOf(toldThreshold, 'read'),
  milestone: codecOf(toldMilestone, 'read'),
  health: codecOf(toldHealth, 'read'),
  notice: codecOf(toldNotice, 'read'),
  test: z.strictObject({}),
} as const satisfies Record<DeliveryKind, z.ZodMiniType>;
export type Told<Kind extends DeliveryKind = DeliveryKind> = z.output<(typeof TOLD)[Kind]>;

const head = {
  eventId: field('message_id', z.uuid()),
  kind: field('message_kind', z.enum(DELIVERY_KINDS)),
  at: field('happened_at', Moment),
  clientId: field('client_id', Id),
  sectorId: field('sector_id', z.nullable(Id)),
  stationId: field('station_id', z.nullable(Id)),
  nodeSerial: field('node_id', z.nullable(z.string())),
};
const Head = codecOf(head, 'read');
export type MessageHead = z.output<typeof Head>;

/** The body of a message, as programs get it. */
export const messageOf = <Kind extends DeliveryKind>(kind: Kind) =>
  codecOf({ ...head, kind: field('message_kind', z.literal(kind)), data: field('data', TOLD[kind]) }, 'read');

/** @returns the JSON text of a message */
export const messageText = (message: MessageHead, data: Told): string =>
  JSON.stringify({ ...z.encode(Head, message), data: z.encode(TOLD[message.kind], data as never) });
