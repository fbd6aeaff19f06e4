import { dayNumberOfInstant } from '../calendar/day.ts';
import { addMonths } from '../calendar/months.ts';
import { NOTIFICATION_KINDS, type Notification, type NotificationKind } from '../entities/notification.ts';
import type { CaptureThreshold } from '../farm/capture-threshold.ts';
import type { IsoDate } from '../units.ts';
import { NOTIFICATION_SEVERITIES, notificationSeverity } from './severity.ts';

/** How far back notifications are loaded. */
export const NOTIFICATION_MONTHS = 12;

/** The first day from which notifications are requested. */
export const notificationsSince = (today: IsoDate): IsoDate => addMonths(today, -NOTIFICATION_MONTHS);

/** Pending while unread; resolved once read. */
export const isPending = ({ readAt }: Pick<Notification, 'readAt'>): boolean => readAt === null;

/**
 * The newest day first; within a day the most urgent, then the newest; of two sent at once, the later id.
 *
 * @param ofClient the client's own thresholds of captures
 */
export function sortNotifications<N extends Pick<Notification, 'id' | 'sentAt' | 'kind' | 'subject'>>(
  list: readonly N[],
  ofClient: readonly CaptureThreshold[],
): N[] {
  const keyed = list.map((one) => ({
    one,
    day: dayNumberOfInstant(one.sentAt),
    rank: NOTIFICATION_SEVERITIES.indexOf(notificationSeverity(one, ofClient)),
  }));
  keyed.sort(
    (a, b) => b.day - a.day || a.rank - b.rank || b.one.sentAt - a.one.sentAt || b.one.id - a.one.id,
  );
  return keyed.map(({ one }) => one);
}

export interface NotificationsByState<N> {
  readonly pending: readonly N[];
  readonly resolved: readonly N[];
}

/**
 * Both lists of the screen, each newest first.
 *
 * @param ofClient the client's own thresholds of captures
 */
export function notificationsByState<N extends Notification>(
  list: readonly N[],
  ofClient: readonly CaptureThreshold[],
): NotificationsByState<N> {
  const sorted = sortNotifications(list, ofClient);
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
