import type { ClientId, IsoDate, Notification, NotificationKind } from '@vigia/domain';
import { isoDate } from '@vigia/domain';
import {
  MarkedNotifications,
  MOST_MARKED,
  NotificationSettings,
  NotificationsAnswer,
  NotificationWire,
} from '../../contract/notifications.ts';
import type { Send } from '../http.ts';
import { everyPage } from '../paging.ts';

export interface NotificationsFilter {
  /** First day on which they were sent. */
  readonly since?: IsoDate | undefined;
  readonly clientId?: ClientId | undefined;
  readonly read?: boolean | undefined;
  /** Default: every kind. */
  readonly kinds?: readonly NotificationKind[] | undefined;
}

const toNotification = (wire: NotificationWire): Notification => ({
  id: wire.id,
  userId: wire.user_id,
  kind: wire.type,
  channel: wire.channel,
  sentAt: Date.parse(wire.datetime_sent),
  readAt: wire.datetime_read === undefined ? null : Date.parse(wire.datetime_read),
  subject: {
    sectorId: wire.notification_fields.sector_id,
    stationId: wire.notification_fields.station_id,
    nodeSerial: wire.notification_fields.node_id,
    pestId: wire.notification_fields.pest_id,
    on: wire.notification_fields.date === null ? null : isoDate(wire.notification_fields.date),
    index: wire.notification_fields.index,
  },
});

export function notificationCalls(send: Send) {
  const settings = '/v2/notification_settings';
  return {
    /** Whether the caller wants them by e-mail too, and at which address. */
    settings: (signal?: AbortSignal): Promise<NotificationSettings> =>
      send(settings, NotificationSettings, { signal }),
    saveSettings: (email: boolean, signal?: AbortSignal): Promise<NotificationSettings> =>
      send(settings, NotificationSettings, { method: 'put', body: { email }, signal }),
    /** The caller's own, newest first; all pages. */
    list: async (
      { since, clientId, read, kinds }: NotificationsFilter = {},
      signal?: AbortSignal,
    ): Promise<Notification[]> => {
      if (kinds?.length === 0) return [];
      const query = { channel: 'web', date_start: since, client_id: clientId, read, type: kinds?.join(',') };
      const pages = await everyPage((page_id) =>
        send('/v2/notifications', NotificationsAnswer, { query: { ...query, page_id }, signal }),
      );
      return pages.flatMap(({ items }) => items).map(toNotification);
    },
    /** Marks one as read now, or as not read; one read already keeps its time. */
    mark: async (id: number, read: boolean, signal?: AbortSignal): Promise<Notification> => {
      const call = { method: 'put', body: { read }, signal } as const;
      return toNotification(await send(`/v2/notifications/${id}`, NotificationWire, call));
    },
    /** Several of one client; each call of at most 500 marks all of them or none. */
    markAll: async (
      clientId: ClientId,
      ids: readonly number[],
      read: boolean,
      signal?: AbortSignal,
    ): Promise<Notification[]> => {
      const marked: Notification[] = [];
      for (let first = 0; first < ids.length; first += MOST_MARKED) {
        const notification_ids = ids.slice(first, first + MOST_MARKED);
        const body = { client_id: clientId, notification_ids, read };
        const { items } = await send('/v2/notifications', MarkedNotifications, {
          method: 'put',
          body,
          signal,
        });
        marked.push(...items.map(toNotification));
      }
      return marked;
    },
  };
}
