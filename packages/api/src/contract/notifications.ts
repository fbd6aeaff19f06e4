import { type ClientId, NOTIFICATION_KINDS, type Notification } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { AlertCauseWire } from './alert-cause.ts';
import { Day, Id, IdParam, Moment } from './common.ts';
import { codecOf, type Decoded, field, listOf, partly, queryOf, thing } from './fields.ts';
import { CommaList, PageQuery } from './paging.ts';

const kind = field('type', z.enum(NOTIFICATION_KINDS));
const clientId = field('client_id', Id);

/** Subject of a notice, as it is stored. */
export const noticeSubject = {
  sectorId: field('sector_id', z.nullable(Id)),
  nodeSerial: field('node_id', z.nullable(z.string())),
  stationId: field('station_id', z.nullable(Id)),
  pestId: field('pest_id', z.nullable(Id)),
  /** Date of the subject, by kind: of the capture, recommended, of expiry, or since when. */
  on: field('date', z.nullable(Day)),
  /** Mildew index, 0..100. */
  index: field('index', z.nullable(z.number())),
};
const { sectorId, ...narrower } = {
  ...noticeSubject,
  /** Of a notice of a rule. */
  alert: field('alert', z.optional(AlertCauseWire)),
};
/** The kind is repeated in the subject. */
const subject = field('notification_fields', codecOf({ sectorId, kind, ...narrower }, 'read'));
const notice = {
  id: field('id', Id),
  clientId,
  /** Of a program its id below zero. */
  userId: field('user_id', z.int()),
  kind,
  channel: field('channel', z.literal('web')),
  sentAt: field('datetime_sent', Moment),
  readAt: field('datetime_read', z.optional(Moment)),
  subject,
};
/** A notice as programs are told of it: of nobody in particular. */
export const toldNotice = { id: notice.id, kind, sentAt: notice.sentAt, subject };

/** A notice with its client. */
export interface ClientsNotification extends Notification {
  readonly clientId: ClientId;
}
/**
 * A notice for one person. `datetime_read` is absent while it is unread. A notice whose cause has ended (for
 * example, the lure was changed) counts as read since then.
 */
export const NotificationWire = z.codec(codecOf(notice, 'read'), thing<ClientsNotification>(), {
  decode: ({ readAt = null, subject: { kind: _, ...subject }, ...rest }) => ({ ...rest, readAt, subject }),
  encode: ({ readAt, subject, ...rest }) => ({
    ...rest,
    ...(readAt !== null && { readAt }),
    subject: { ...subject, kind: rest.kind },
  }),
});

/** A boolean in a query, where all values are text. */
const YesNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

const pageId = field('page_id', PageQuery.shape.page_id);
const kinds = field('type', z.optional(CommaList(kind.read)));
/** `user_id` can only be that of the caller, which is the default: notices are private. */
export const notificationsQuery = {
  channel: field('channel', z._default(z.literal('web'), 'web')),
  userId: field('user_id', z.optional(IdParam)),
  clientId: field('client_id', z.optional(IdParam)),
  read: field('read', z.optional(YesNo)),
  since: field('date_start', z.optional(Day)),
  kinds,
  pageId,
  limit: field('limit', PageQuery.shape.limit),
};
export const NotificationsQuery = queryOf(notificationsQuery);

/** Notices, newest first. `page_id` is the id of the next page; absent on the last one. */
export const NotificationsAnswer = z.strictObject({
  items: z.array(NotificationWire),
  page_id: z.optional(z.string()),
});

/** `GET /notifications`: those sent since `date`; `valid=true` for those whose cause still exists. */
export const LegacyNotificationsQuery = queryOf({
  clientId: field('client_id', IdParam),
  kinds,
  since: field('date', z.optional(Day)),
  valid: field('valid', z.optional(YesNo)),
  pageId,
});

/** `PUT /v2/notifications/{id}` */
export const NotificationPatch = z.strictObject({ read: z.boolean() });

export const MOST_MARKED = 500;
/** `PUT /v2/notifications`: several notices of one client at once, all or none. */
export const markedNotices = {
  clientId,
  ids: field('notification_ids', listOf(Id).check(z.minLength(1), z.maxLength(MOST_MARKED))),
  read: field('read', z.boolean()),
};
export const NotificationsPatch = codecOf(markedNotices, 'written');
export const MarkedNotifications = z.strictObject({ items: z.array(NotificationWire) });

const Hour = z.nullable(z.int().check(z.gte(0), z.lte(23)));
/** When somebody wants to be told, by e-mail and on the phone. */
const tellingTimes = {
  quietFrom: field('quiet_from', Hour),
  quietTo: field('quiet_to', Hour),
  digestHour: field('digest_hour', Hour),
};
const DayOfWeek = z.int().check(z.gte(1), z.lte(7));
/** On which days somebody wants Hoy by e-mail. */
const todayMailing = {
  todayWeekdays: field('today_weekdays', listOf(DayOfWeek).check(z.maxLength(7))),
  todayHour: field('today_hour', z.int().check(z.gte(0), z.lte(23))),
  todayEvenIfNothing: field('today_even_if_nothing', z.boolean()),
};
const email = field('email', z.boolean());
/** Names of the times, for refusals. */
export const notificationSettingsInput = { email, ...tellingTimes, ...todayMailing };
/** `GET /v2/notification_settings`: the caller's settings, with their e-mail address for display. */
const notificationSettings = {
  email,
  address: field('address', z.string()),
  ...tellingTimes,
  ...todayMailing,
};
export const NotificationSettings = codecOf(notificationSettings, 'read');
export type NotificationSettings = Decoded<typeof notificationSettings>;
/** What is left out stays as it is. */
const editedSettings = { email: partly({ email }).email, ...partly(tellingTimes), ...partly(todayMailing) };
export const NotificationSettingsBody = codecOf(editedSettings, 'written');
export type NotificationSettingsBody = Decoded<typeof editedSettings, 'written'>;
