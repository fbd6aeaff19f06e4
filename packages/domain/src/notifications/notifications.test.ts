import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent, aStation } from '../../fixtures/builders/events.ts';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { NOTIFICATION_KINDS, type Notification } from '../entities/notification.ts';
import { NOTIFICATION_KIND_WORDS, notificationSentence } from '../es/notifications.ts';
import { maintenanceNotifications, mildewNotifications } from './conditions.ts';
import { lureNotifications, PAPER_RULE, paperNotifications } from './expiry.ts';
import { firstCaptureNotifications, recommendationNotifications } from './field.ts';
import { notificationsByState, notificationsSince, pendingCounts, sortNotifications } from './list.ts';

const today = isoDate('2026-11-21');
const day = isoDate;
const daily = (start: string, ...values: number[]) => ({
  start: day(start),
  values: Float64Array.from(values),
});
const HOLE = Number.NaN;

const aNotification = (id: number, rest: Partial<Notification> = {}): Notification => ({
  id,
  userId: 7,
  kind: 'lure',
  channel: 'web',
  sentAt: id * 1000,
  readAt: null,
  subject: { sectorId: null, stationId: null, nodeSerial: null, pestId: null, on: null, index: null },
  ...rest,
});

describe('lists', () => {
  const list = [
    aNotification(1),
    aNotification(2, { readAt: 5 }),
    aNotification(3, { kind: 'oidio' }),
    aNotification(4, { sentAt: 3000, readAt: 0 }),
  ];
  const ids = (some: readonly Notification[]) => some.map(({ id }) => id);

  it('are newest first, pending apart from resolved', () => {
    expect(ids(sortNotifications(list))).toEqual([4, 3, 2, 1]);
    const { pending, resolved } = notificationsByState(list);
    expect([ids(pending), ids(resolved)]).toEqual([
      [3, 1],
      [4, 2],
    ]);
  });

  it('are counted by kind', () => {
    expect(pendingCounts(list)).toEqual({
      total: 2,
      byKind: {
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

const lure = (expirationDays = 30, changeNotificationDays = 5, installed = true) => ({
  installed,
  expirationDays,
  changeNotificationDays,
});

describe('lures', () => {
  const at = (date: string, rest = {}) => anEvent({ stationId: 1, date: day(date), lure: lure(), ...rest });
  const due = (events: ReturnType<typeof anEvent>[], on = today, station = aStation()) =>
    lureNotifications({ stations: [station], events, today: on });

  it('are to be changed so many days before they expire', () => {
    expect(due([at('2026-10-27')])).toEqual([
      {
        kind: 'lure',
        key: 'lure/1/2026-10-27',
        date: '2026-11-21',
        subject: {
          sectorId: 100,
          stationId: 1,
          nodeSerial: 'VG-1',
          pestId: null,
          on: '2026-11-26',
          index: null,
        },
      },
    ]);
    expect(due([at('2026-10-28')])).toEqual([]);
  });

  it('follow their own days, for exactly the days from then on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 100 }),
        fc.integer({ min: 1, max: 15 }),
        fc.integer({ min: 0, max: 130 }),
        (lasts, before, age) => {
          const events = [at(addDays(today, -age), { lure: lure(lasts, before) })];
          expect(due(events)).toHaveLength(age >= lasts - before ? 1 : 0);
        },
      ),
    );
  });

  it('are renewed by the newest report with a lure, whatever the order', () => {
    const old = at('2026-08-01');
    const fresh = at('2026-11-10', { type: 'device_install' });
    expect(due([old, fresh])).toEqual([]);
    expect(due([fresh, old])).toEqual([]);
    expect(due([old, at('2026-11-10', { lure: null })])).toHaveLength(1);
    expect(due([old, at('2026-11-10', { lure: lure(30, 5, false) })])).toHaveLength(1);
    expect(due([old, at('2026-11-10', { stationId: 2 })])).toHaveLength(1);
    expect(due([old, at('2026-12-01')])).toHaveLength(1);
    expect(
      due([at('2026-11-21', { lure: lure(20, 5) }), at('2026-11-21', { lure: lure(5, 5) })]),
    ).toHaveLength(1);
    expect(due([])).toEqual([]);
  });

  it('matter only where a device stands', () => {
    const events = [at('2026-08-01')];
    expect(due(events, today, aStation({ nodeSerial: null }))).toEqual([]);
    expect(due(events, today, aStation({ archived: true }))).toEqual([]);
  });
});

describe('paper', () => {
  const due = (type: 'device_swap' | 'device_install' | 'station_maintenance' | 'biofix_set', date: string) =>
    paperNotifications({
      stations: [aStation()],
      events: [anEvent({ stationId: 1, type, date: day(date) })],
      today,
    });

  it('is counted from the last visit', () => {
    expect(PAPER_RULE).toEqual({ expirationDays: 30, changeNotificationDays: 5 });
    for (const type of ['device_swap', 'device_install', 'station_maintenance'] as const) {
      expect(due(type, '2026-10-27')).toMatchObject([
        { kind: 'paper', key: 'paper/1/2026-10-27', date: today },
      ]);
      expect(due(type, '2026-10-28')).toEqual([]);
      expect(due(type, '2026-11-22')).toEqual([]);
    }
    expect(due('biofix_set', '2026-01-01')).toEqual([]);
  });

  it('follows another rule when given', () => {
    const input = {
      stations: [aStation()],
      events: [anEvent({ stationId: 1, date: day('2026-11-11') })],
      today,
    };
    const [only] = paperNotifications(input, { expirationDays: 12, changeNotificationDays: 2 });
    expect(only).toMatchObject({ date: '2026-11-21', subject: { on: '2026-11-23' } });
    expect(paperNotifications(input, { expirationDays: 12, changeNotificationDays: 1 })).toEqual([]);
  });
});

describe('first capture', () => {
  const season = { id: 31, start: day('2026-09-01'), end: day('2027-04-30') };
  const captures = (id: number, series: ReturnType<typeof daily>, pestId = 1, sectorId = 100) => ({
    station: aStation({ id, sectorId }),
    pestId,
    daily: series,
  });
  const due = (rest: Partial<Parameters<typeof firstCaptureNotifications>[0]>) =>
    firstCaptureNotifications({ season, captures: [], events: [], today, ...rest });

  it('is the first insect in the sector within the season', () => {
    const list = due({
      captures: [
        captures(1, daily('2026-08-30', 5, 4, 0, HOLE, 3)),
        captures(2, daily('2026-09-01', 0, 2)),
        captures(3, daily('2026-09-01', 1), 2),
        captures(4, daily('2026-09-01', 0, HOLE), 1, 200),
      ],
    });
    expect(list.map(({ key, date }) => [key, date])).toEqual([
      ['first_capture/31/100/1', '2026-09-02'],
      ['first_capture/31/100/2', '2026-09-01'],
    ]);
    expect(list[0]?.subject).toEqual({
      sectorId: 100,
      stationId: 2,
      nodeSerial: 'VG-2',
      pestId: 1,
      on: '2026-09-02',
      index: null,
    });
  });

  it('may be reported before it is counted', () => {
    const report = anEvent({
      type: 'first_capture',
      date: day('2026-09-05'),
      sectorId: 100,
      pestId: 1,
      seasonId: 31,
    });
    const counted = [captures(1, daily('2026-09-06', 1))];
    expect(due({ captures: counted, events: [report] })).toMatchObject([
      { date: '2026-09-05', subject: { nodeSerial: null } },
    ]);
    expect(due({ captures: [captures(1, daily('2026-09-05', 1))], events: [report] })).toMatchObject([
      { subject: { stationId: 1 } },
    ]);
    for (const other of [
      { type: 'biofix_set' as const },
      { seasonId: 30 },
      { date: day('2026-08-31') },
      { date: day('2027-05-01') },
      { date: day('2026-11-22') },
      { sectorId: null },
      { pestId: null },
    ]) {
      expect(due({ events: [{ ...report, ...other }] })).toEqual([]);
    }
    expect(due({ events: [{ ...report, seasonId: null }] })).toHaveLength(1);
    expect(
      due({
        events: [
          { ...report, date: season.start },
          { ...report, date: day('2027-04-30') },
        ],
      }),
    ).toHaveLength(1);
    const over = due({ events: [{ ...report, date: season.end }], today: day('2027-06-01') });
    expect(over).toHaveLength(1);
  });

  it('is not one after the season or after today', () => {
    const late = [captures(1, daily('2027-05-01', 1))];
    expect(due({ captures: late, today: day('2027-06-01') })).toEqual([]);
    expect(due({ captures: [captures(1, daily('2027-04-30', 1))], today: day('2027-06-01') })).toHaveLength(
      1,
    );
    expect(due({ captures: [captures(1, daily('2026-11-22', 1))] })).toEqual([]);
    expect(due({ captures: [captures(1, daily('2026-11-21', 1))] })).toHaveLength(1);
  });
});

describe('recommendation', () => {
  it('arises with the report, for the day it suggests', () => {
    const advice = anEvent({
      id: 9,
      type: 'agrochemical_recommendation',
      createdAt: Date.UTC(2026, 10, 21, 2),
      date: day('2026-11-25'),
      sectorId: 100,
      pestId: 1,
    });
    expect(recommendationNotifications([advice, anEvent()], today)).toEqual([
      {
        kind: 'pesticide_recommendation',
        key: 'pesticide_recommendation/9',
        date: '2026-11-20',
        subject: {
          sectorId: 100,
          stationId: null,
          nodeSerial: null,
          pestId: 1,
          on: '2026-11-25',
          index: null,
        },
      },
    ]);
    expect(recommendationNotifications([advice], day('2026-11-19'))).toEqual([]);
    expect(recommendationNotifications([advice], day('2026-11-20'))).toHaveLength(1);
  });
});

describe('mildew', () => {
  const due = (...values: number[]) =>
    mildewNotifications(100, daily('2026-11-01', ...values), today).map(({ date, subject }) => [
      date.slice(8),
      subject.index,
    ]);

  it('is news when its class rises', () => {
    expect(due(0, 30, 50, 40, 60, 80, 100)).toEqual([
      ['03', 50],
      ['05', 60],
    ]);
    expect(due(30, 50, 30, 50)).toEqual([
      ['02', 50],
      ['04', 50],
    ]);
    expect(due(20, 60)).toEqual([['02', 60]]);
    expect(due(50)).toEqual([['01', 50]]);
    expect(due(100, 90, 50, 40, 30, 0)).toEqual([['01', 100]]);
  });

  it('keeps its class over a hole, and ends today', () => {
    expect(due(50, HOLE, 50)).toEqual([['01', 50]]);
    expect(due(30, HOLE, 40)).toEqual([['03', 40]]);
    expect(mildewNotifications(100, daily('2026-11-21', 0, 60), today)).toEqual([]);
    expect(mildewNotifications(100, daily('2026-11-20', 0, 60), today)[0]).toMatchObject({
      kind: 'oidio',
      key: 'oidio/100/2026-11-21',
      subject: { sectorId: 100, on: '2026-11-21' },
    });
  });
});

describe('maintenance', () => {
  const due = (...states: ('ok' | 'warning' | 'error' | 'unknown' | null)[]) =>
    maintenanceNotifications({ station: aStation(), start: day('2026-11-15'), states }, today).map(
      ({ date, subject }) => [date.slice(8), subject.on?.slice(8)],
    );

  it('is asked for on the second day in error, once per run', () => {
    expect(due('error')).toEqual([]);
    expect(due('ok', 'error', 'error', 'error')).toEqual([['17', '16']]);
    expect(due('error', 'warning', 'error', 'unknown', 'error')).toEqual([]);
    expect(due('error', 'error', 'ok', 'error', 'error')).toEqual([
      ['16', '15'],
      ['19', '18'],
    ]);
    expect(due('error', null, 'error')).toEqual([['17', '15']]);
    expect(due()).toEqual([]);
  });

  it('is for stations with a device, up to today', () => {
    const history = { start: today, states: ['error', 'error'] as const };
    expect(maintenanceNotifications({ station: aStation(), ...history }, today)).toEqual([]);
    const past = { ...history, start: day('2026-11-20') };
    expect(maintenanceNotifications({ station: aStation(), ...past }, today)[0]).toMatchObject({
      key: 'station_maintenance/1/2026-11-20',
      date: '2026-11-21',
      subject: { sectorId: 100, stationId: 1, nodeSerial: 'VG-1' },
    });
    expect(maintenanceNotifications({ station: aStation({ archived: true }), ...past }, today)).toEqual([]);
    expect(maintenanceNotifications({ station: aStation({ nodeSerial: null }), ...past }, today)).toEqual([]);
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
