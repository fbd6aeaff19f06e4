import { expect, it } from 'vitest';
import type { NotificationKind, NotificationSubject } from '../entities/notification.ts';
import { notificationSeverity } from './severity.ts';

const NOTHING = { sectorId: 1, stationId: null, nodeSerial: null, pestId: null, on: null, index: null };
const LOBESIA = 1;
const FRUIT_FLY = 6;

it.each<[NotificationKind, Partial<NotificationSubject>, string]>([
  ['pesticide_recommendation', { pestId: LOBESIA }, 'high'],
  ['oidio', { index: 60 }, 'high'],
  ['oidio', { index: 50 }, 'medium'],
  ['oidio', {}, 'medium'],
  ['first_capture', { pestId: FRUIT_FLY }, 'high'],
  ['first_capture', { pestId: LOBESIA }, 'medium'],
  ['first_capture', {}, 'medium'],
  ['station_maintenance', {}, 'medium'],
  ['lure', {}, 'low'],
  ['paper', {}, 'low'],
])('%s about %o is %s', (kind, subject, severity) => {
  expect(notificationSeverity({ kind, subject: { ...NOTHING, ...subject } })).toBe(severity);
});
