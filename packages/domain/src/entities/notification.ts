import type { EpochMs, IsoDate } from '../units.ts';
import type { AlertCause } from './alert.ts';
import type { NodeSerial, PestId, SectorId, StationId, UserId } from './ids.ts';

export const NOTIFICATION_KINDS = [
  'first_capture',
  'pesticide_recommendation',
  'oidio',
  'lure',
  'paper',
  'station_maintenance',
  'alert',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a notification is about; unknown fields are null. */
export interface NotificationSubject {
  readonly sectorId: SectorId | null;
  readonly stationId: StationId | null;
  readonly nodeSerial: NodeSerial | null;
  readonly pestId: PestId | null;
  /** The day it is about: of the capture, suggested, of expiry, since when. */
  readonly on: IsoDate | null;
  /** The mildew index, 0..100. */
  readonly index: number | null;
  /** Of an alert, its rule. */
  readonly alert?: AlertCause | undefined;
}

/** One that was sent to a user. */
export interface Notification {
  readonly id: number;
  readonly userId: UserId;
  readonly kind: NotificationKind;
  readonly channel: 'web';
  readonly sentAt: EpochMs;
  /** Null while it is unread: pending. */
  readonly readAt: EpochMs | null;
  readonly subject: NotificationSubject;
}
