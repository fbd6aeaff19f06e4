import { addMonths } from '../calendar/months.ts';
import { NOTIFICATION_KINDS, type Notification, type NotificationKind } from '../entities/notification.ts';
import type { IsoDate } from '../units.ts';

/** How far back notifications are loaded. */
export const NOTIFICATION_MONTHS = 12;

/** The first day notifications are asked from. */
export const notificationsSince = (today: IsoDate): IsoDate => addMonths(today, -NOTIFICATION_MONTHS);

/** Pending while unread; resolved once read. */
export const isPending = ({ readAt }: Pick<Notification, 'readAt'>): boolean => readAt === null;

/** Newest first; of two sent at once, the one made later. */
export function sortNotifications<N extends Pick<Notification, 'id' | 'sentAt'>>(list: readonly N[]): N[] {
  return [...list].sort((a, b) => b.sentAt - a.sentAt || b.id - a.id);
}

export interface NotificationsByState<N> {
  readonly pending: readonly N[];
  readonly resolved: readonly N[];
}

/** Both lists of the screen, each newest first. */
export function notificationsByState<N extends Notification>(list: readonly N[]): NotificationsByState<N> {
  const sorted = sortNotifications(list);
  return { pending: sorted.filter(isPending), resolved: sorted.filter((one) => !isPending(one)) };
}

/** How many are pending: the badge of the menu, and of each kind. */
export function pendingCounts(list: readonly Pick<Notification, 'kind' | 'readAt'>[]): {
  readonly total: number;
  readonly byKind: Readonly<Record<NotificationKind, number>>;
} {
  const pending = list.filter(isPending);
  const counts = NOTIFICATION_KINDS.map((kind) => [kind, pending.filter((one) => one.kind === kind).length]);
  return { total: pending.length, byKind: Object.fromEntries(counts) };
}
