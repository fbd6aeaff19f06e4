import type { IsoDate } from '@vigia/domain';
import type { ClientId, Notification, NotificationKind } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { toWire } from '../../contract/fields.ts';
import {
  MarkedNotifications,
  MOST_MARKED,
  markedNotices,
  NotificationSettings,
  NotificationSettingsBody,
  NotificationsAnswer,
  NotificationWire,
  notificationSettingsInput,
  notificationsQuery,
} from '../../contract/notifications.ts';
import { inDomain } from '../crud.ts';
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

export function notificationCalls(send: Send) {
  const settings = '/v2/notification_settings';
  return {
    /** Whether the caller wants notices by e-mail, and at which address. */
    settings: (signal?: AbortSignal): Promise<NotificationSettings> =>
      send(settings, NotificationSettings, { signal }),
    /** Times that are left out stay as they are. */
    saveSettings: (changes: NotificationSettingsBody, signal?: AbortSignal): Promise<NotificationSettings> =>
      inDomain(
        send(settings, NotificationSettings, {
          ...{ method: 'put', body: z.encode(NotificationSettingsBody, changes), signal },
        }),
        notificationSettingsInput,
      ),
    /** The caller's notices, newest first; all pages. */
    list: async (filter: NotificationsFilter = {}, signal?: AbortSignal): Promise<Notification[]> => {
      if (filter.kinds?.length === 0) return [];
      const params = { ...filter, channel: 'web', kinds: filter.kinds?.join(',') };
      const pages = await everyPage((pageId) => {
        const query = toWire(notificationsQuery, { ...params, pageId });
        return send('/v2/notifications', NotificationsAnswer, { query, signal });
      });
      return pages.flatMap(({ items }) => items);
    },
    /** Marks a notice as read or unread. One that was read before keeps its time. */
    mark: (id: number, read: boolean, signal?: AbortSignal): Promise<Notification> =>
      send(`/v2/notifications/${id}`, NotificationWire, { method: 'put', body: { read }, signal }),
    /**
     * Marks several notices of one client. Each request of at most 500 marks all of them, or none.
     *
     * @param idempotencyKey made with the mark: however often it is sent, it is carried out once
     */
    markAll: async (
      clientId: ClientId,
      ids: readonly number[],
      read: boolean,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<Notification[]> => {
      const marked: Notification[] = [];
      for (let first = 0; first < ids.length; first += MOST_MARKED) {
        const body = toWire(markedNotices, { clientId, ids: ids.slice(first, first + MOST_MARKED), read });
        const { items } = await send('/v2/notifications', MarkedNotifications, {
          method: 'put',
          body,
          idempotencyKey: first === 0 ? idempotencyKey : `${idempotencyKey}-${first}`,
          signal,
        });
        marked.push(...items);
      }
      return marked;
    },
  };
}
