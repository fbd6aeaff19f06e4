import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../../fixtures/builders/events.ts';
import { aStation } from '../../fixtures/builders/station.ts';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { lureNotifications, PAPER_RULE, paperNotifications } from './expiry.ts';

const today = isoDate('2026-11-21');
const day = isoDate;

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

  it('matter only where a trap hangs: with a device, counted by people, or visited without a device', () => {
    const bare = aStation({ nodeSerial: null });
    const counted = aStation({ nodeSerial: null, isCountedInField: true });
    const ofDevice = [at('2026-08-01', { nodeSerial: 'VG-1' })];
    const byHand = [at('2026-08-01')];
    expect(due(ofDevice, today, bare)).toEqual([]);
    expect(due([at('2026-08-01', { newNodeSerial: 'VG-2' })], today, bare)).toEqual([]);
    expect(due(byHand, today, bare)).toMatchObject([{ subject: { stationId: 1, nodeSerial: null } }]);
    expect(due(ofDevice, today, counted)).toHaveLength(1);
    for (const station of [aStation({ archived: true }), { ...counted, archived: true }])
      expect(due(byHand, today, station)).toEqual([]);
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

  it('is fresh after the visit of today, and not after one to come', () => {
    const old = anEvent({ stationId: 1, type: 'device_install', date: day('2026-10-01') });
    const visited = (date: string) =>
      paperNotifications({
        stations: [aStation()],
        events: [old, anEvent({ stationId: 1, type: 'station_maintenance', date: day(date) })],
        today,
      });
    expect(visited('2026-11-21')).toEqual([]);
    expect(visited('2026-11-22')).toMatchObject([{ key: 'paper/1/2026-10-01' }]);
  });

  it('hangs in traps alone', () => {
    const events = [anEvent({ stationId: 1, type: 'station_maintenance', date: day('2026-10-01') })];
    const stations = [aStation({ pestId: null })];
    expect(paperNotifications({ stations, events, today })).toEqual([]);
    expect(lureNotifications({ stations, events: [{ ...events[0]!, lure: lure() }], today })).toHaveLength(1);
  });

  it('hangs in traps without a device too', () => {
    const events = [anEvent({ stationId: 1, date: day('2026-10-01') })];
    const stations = [aStation({ nodeSerial: null, isCountedInField: true })];
    expect(paperNotifications({ stations, events, today })).toMatchObject([
      { key: 'paper/1/2026-10-01', subject: { nodeSerial: null, on: '2026-10-31' } },
    ]);
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
