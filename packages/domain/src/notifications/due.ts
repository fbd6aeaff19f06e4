import { addDays } from '../calendar/iso-date.ts';
import type { NotificationKind, NotificationSubject } from '../entities/notification.ts';
import type { Days, IsoDate } from '../units.ts';

/** An occasion to notify. Rules find the same one each time they run; it is recognised by its key. */
export interface DueNotification {
  readonly kind: NotificationKind;
  /** One per occasion, permanently: it prevents a second notification. */
  readonly key: string;
  /** The day it arose, never after today. */
  readonly date: IsoDate;
  readonly subject: NotificationSubject;
}

const NOTHING: NotificationSubject = {
  sectorId: null,
  stationId: null,
  nodeSerial: null,
  pestId: null,
  on: null,
  index: null,
};

export const occasionKey = (kind: NotificationKind, occasion: readonly (string | number)[]): string =>
  [kind, ...occasion].join('/');

export function dueNotification(
  kind: NotificationKind,
  occasion: readonly (string | number)[],
  date: IsoDate,
  subject: Partial<NotificationSubject>,
): DueNotification {
  return { kind, key: occasionKey(kind, occasion), date, subject: { ...NOTHING, ...subject } };
}

/**
 * Notifications that ask for a visit stay open until the visit, and alerts as long as their rule holds; the other kinds
 * report something that happened.
 */
export const STANDING_KINDS = [
  'lure',
  'paper',
  'station_maintenance',
  'alert',
] as const satisfies NotificationKind[];

/** What happened longer ago is not notified: measurements that come in late appear in the charts alone. */
export const NEWS_DAYS: Days = 14;

/** Of occasions that are notified once, those of the last days. */
export const newsOf = (due: readonly DueNotification[], today: IsoDate): DueNotification[] =>
  due.filter(({ date }) => date > addDays(today, -NEWS_DAYS) && date <= today);
