import type { NotificationKind, NotificationSubject } from '../entities/notification.ts';
import type { IsoDate } from '../units.ts';

/** An occasion to notify. Rules find the same one each time they run; the key tells that it is the same. */
export interface DueNotification {
  readonly kind: NotificationKind;
  /** One per occasion, for ever: what keeps it from being sent twice. */
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

export function dueNotification(
  kind: NotificationKind,
  occasion: readonly (string | number)[],
  date: IsoDate,
  subject: Partial<NotificationSubject>,
): DueNotification {
  return { kind, key: [kind, ...occasion].join('/'), date, subject: { ...NOTHING, ...subject } };
}
