import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
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
  expect(notificationSeverity({ kind, sentAt: 0, subject: { ...NOTHING, ...subject } }, [])).toBe(severity);
});

it('a first capture is as urgent as the threshold of its client for the month says', () => {
  const own = [
    {
      ...{ id: 1, pestId: LOBESIA, monthFrom: 11, monthTo: 2, days: 7, okUpTo: 0, warningUpTo: 0 },
      setOn: isoDate('2026-10-02'),
    },
  ];
  const severityOn = (day: string) =>
    notificationSeverity(
      { kind: 'first_capture', sentAt: 0, subject: { ...NOTHING, pestId: LOBESIA, on: isoDate(day) } },
      own,
    );
  expect(['2026-10-31', '2026-11-01', '2027-02-28', '2027-03-01'].map(severityOn)).toEqual([
    'medium',
    'high',
    'high',
    'medium',
  ]);
});
