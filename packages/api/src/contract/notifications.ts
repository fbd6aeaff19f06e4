import { NOTIFICATION_KINDS } from '@vigia/domain';
import * as z from 'zod/mini';
import { Day, Id, IdParam, Instant } from './common.ts';
import { CommaList, PageQuery } from './paging.ts';

export const NotificationType = z.enum(NOTIFICATION_KINDS);

/**
 * One notice to one person. `datetime_read` is absent while it is pending; a notice whose cause is gone (the lure was
 * changed) counts as read since then.
 */
export const NotificationWire = z.strictObject({
  id: Id,
  client_id: Id,
  user_id: Id,
  type: NotificationType,
  channel: z.literal('web'),
  datetime_sent: Instant,
  datetime_read: z.optional(Instant),
  notification_fields: z.strictObject({
    sector_id: z.nullable(Id),
    type: NotificationType,
    node_id: z.nullable(z.string()),
    station_id: z.nullable(Id),
    pest_id: z.nullable(Id),
    /** The day it is about: of the capture, suggested, of expiry, since when. */
    date: z.nullable(Day),
    /** Of mildew, 0..100. */
    index: z.nullable(z.number()),
  }),
});
export type NotificationWire = z.infer<typeof NotificationWire>;

/** A yes or no in a query, where everything is text. */
const YesNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

/** `user_id` is the caller's own (and the default): notices are nobody else's business. */
export const NotificationsQuery = z.object({
  channel: z._default(z.literal('web'), 'web'),
  user_id: z.optional(IdParam),
  client_id: z.optional(IdParam),
  read: z.optional(YesNo),
  date_start: z.optional(Day),
  type: z.optional(CommaList(NotificationType)),
  ...PageQuery.shape,
});
export type NotificationsQuery = z.infer<typeof NotificationsQuery>;

/** Newest first. `page_id` asks for the next page; without one there is none. */
export const NotificationsAnswer = z.strictObject({
  items: z.array(NotificationWire),
  page_id: z.optional(z.string()),
});
export type NotificationsAnswer = z.infer<typeof NotificationsAnswer>;

/** `GET /notifications`: sent since `date`; `valid` tells those whose cause still stands from the others. */
export const LegacyNotificationsQuery = z.object({
  client_id: IdParam,
  type: z.optional(CommaList(NotificationType)),
  date: z.optional(Day),
  valid: z.optional(YesNo),
  page_id: PageQuery.shape.page_id,
});

/** `PUT /v2/notifications/{id}` */
export const NotificationPatch = z.strictObject({ read: z.boolean() });

export const MOST_MARKED = 500;
/** `PUT /v2/notifications`: several of one client at once, all or none. */
export const NotificationsPatch = z.strictObject({
  client_id: Id,
  notification_ids: z.array(Id).check(z.minLength(1), z.maxLength(MOST_MARKED)),
  read: z.boolean(),
});
export const MarkedNotifications = z.strictObject({ items: z.array(NotificationWire) });

/** `GET /v2/notification_settings`: the caller's own; their e-mail address is told to be shown beside it. */
export const NotificationSettings = z.strictObject({ email: z.boolean(), address: z.string() });
export type NotificationSettings = z.infer<typeof NotificationSettings>;
export const NotificationSettingsBody = z.strictObject({ email: z.boolean() });
