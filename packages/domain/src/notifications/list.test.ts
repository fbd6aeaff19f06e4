import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { NOTIFICATION_KINDS, type Notification } from '../entities/notification.ts';
import { NOTIFICATION_KIND_WORDS, notificationSentence } from '../es/notifications.ts';
import { notificationsByState, notificationsSince, pendingCounts, sortNotifications } from './list.ts';

const today = isoDate('2026-11-21');
const day = isoDate;

const DAY_MS = 86_400_000;
const aNotification = (id: number, rest: Partial<Notification> = {}): Notification => ({
  id,
  userId: 7,
  kind: 'lure',
  channel: 'web',
  sentAt: id * DAY_MS,
  readAt: null,
  subject: { sectorId: null, stationId: null, nodeSerial: null, pestId: null, on: null, index: null },
  ...rest,
});

describe('lists', () => {
  const list = [
    aNotification(1),
    aNotification(2, { readAt: 5 }),
    aNotification(3, { kind: 'oidio' }),
    aNotification(4, { sentAt: 3 * DAY_MS, readAt: 0 }),
  ];
  const ids = (some: readonly Notification[]) => some.map(({ id }) => id);

  it('are newest first, pending apart from resolved', () => {
    expect(ids(sortNotifications(list, []))).toEqual([3, 4, 2, 1]);
    const { pending, resolved } = notificationsByState(list, []);
    expect([ids(pending), ids(resolved)]).toEqual([
      [3, 1],
      [4, 2],
    ]);
  });

  it('put the most urgent of a day first, and a newer day before an urgent one', () => {
    const noon = Date.UTC(2026, 10, 20, 15);
    const ofOneDay = [
      aNotification(1, { kind: 'paper', sentAt: noon + 3_000 }),
      aNotification(2, { kind: 'station_maintenance', sentAt: noon + 2_000 }),
      aNotification(3, { kind: 'pesticide_recommendation', sentAt: noon }),
      aNotification(4, { kind: 'station_maintenance', sentAt: noon + 1_000 }),
    ];
    const nextDay = aNotification(5, { sentAt: noon + DAY_MS });
    expect(ids(sortNotifications([...ofOneDay, nextDay], []))).toEqual([5, 3, 2, 4, 1]);
  });

  it('are counted by kind', () => {
    expect(pendingCounts(list)).toEqual({
      total: 2,
      byKind: {
        alert: 0,
        first_capture: 0,
        pesticide_recommendation: 0,
        oidio: 1,
        lure: 1,
        paper: 0,
        station_maintenance: 0,
      },
    });
  });

  it('reach twelve months back', () => {
    expect(notificationsSince(today)).toBe('2025-11-21');
    expect(notificationsSince(day('2024-02-29'))).toBe('2023-02-28');
  });
});

describe('sentences', () => {
  const subject = {
    sectorId: 100,
    stationId: 1,
    nodeSerial: 'VG-1',
    pestId: 1,
    on: day('2026-11-26'),
    index: 60,
  };
  const names = { sector: 'Campo Norte', station: 'E1', pest: 'Carpocapsa' };
  const nobody = { sector: null, station: null, pest: null };
  const nothing = { sectorId: null, stationId: null, nodeSerial: null, pestId: null, on: null, index: null };

  it.each([
    [
      'first_capture',
      'Primera captura de Carpocapsa en Campo Norte el 26 nov 2026.',
      'Primera captura de la temporada.',
    ],
    [
      'pesticide_recommendation',
      'Se recomienda controlar Carpocapsa en Campo Norte desde el 26 nov 2026.',
      'Se recomienda controlar la plaga.',
    ],
    [
      'oidio',
      'El índice de oídio subió a 60 en Campo Norte el 26 nov 2026. El hongo se reproduce en un ciclo de unos 5 días.',
      'El índice de oídio subió. Revise el riesgo.',
    ],
    [
      'lure',
      'La feromona de la estación E1 (Campo Norte) vence el 26 nov 2026: programe su cambio.',
      'La feromona de una estación está por vencer: programe su cambio.',
    ],
    [
      'paper',
      'El papel adhesivo de la estación E1 (Campo Norte) vence el 26 nov 2026: programe su cambio.',
      'El papel adhesivo de una estación está por vencer: programe su cambio.',
    ],
    [
      'station_maintenance',
      'La estación E1 (Campo Norte) necesita mantención desde el 26 nov 2026.',
      'Una estación necesita mantención.',
    ],
  ] as const)('%s', (kind, whole, bare) => {
    expect(notificationSentence(kind, subject, names)).toBe(whole);
    expect(notificationSentence(kind, nothing, nobody)).toBe(bare);
  });

  it('name the device of a station that has gone', () => {
    expect(notificationSentence('lure', subject, nobody)).toBe(
      'La feromona del dispositivo VG-1 vence el 26 nov 2026: programe su cambio.',
    );
    expect(notificationSentence('station_maintenance', { ...nothing, nodeSerial: 'VG-1' }, nobody)).toBe(
      'El dispositivo VG-1 necesita mantención.',
    );
  });

  it('have a word per kind', () => {
    expect(Object.keys(NOTIFICATION_KIND_WORDS).sort()).toEqual([...NOTIFICATION_KINDS].sort());
    expect(new Set(Object.values(NOTIFICATION_KIND_WORDS)).size).toBe(NOTIFICATION_KINDS.length);
  });
});
