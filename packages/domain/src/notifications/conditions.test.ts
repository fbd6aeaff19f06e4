import { describe, expect, it } from 'vitest';
import { aStation } from '../../fixtures/builders/station.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { maintenanceNotifications, mildewNotifications, standingMaintenance } from './conditions.ts';
import { NEWS_DAYS, newsOf } from './due.ts';

const today = isoDate('2026-11-21');
const day = isoDate;
const daily = (start: string, ...values: number[]) => ({
  start: day(start),
  values: Float64Array.from(values),
});
const HOLE = Number.NaN;

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

  it('is requested on the second day in error, once per run', () => {
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

  it('stands as long as the last look finds an error', () => {
    const stands = (...states: ('ok' | 'warning' | 'error' | null)[]) =>
      standingMaintenance({ station: aStation(), start: day('2026-11-15'), states }, today)?.subject.on ??
      null;
    expect(stands('ok', 'error', 'error')).toBe('2026-11-16');
    expect(stands('error', 'error', null, 'error', null)).toBe('2026-11-15');
    expect(stands('error', 'error', 'warning')).toBeNull();
    expect(stands('error', 'error', 'ok', 'error')).toBeNull();
    expect(stands('error', 'error', 'ok', 'error', 'error')).toBe('2026-11-18');
    expect(stands('error')).toBeNull();
    expect(stands()).toBeNull();
    const tomorrow = ['error', 'error', 'error', 'error', 'error', 'error', 'error', 'ok'] as const;
    expect(stands(...tomorrow)).toBe('2026-11-15');
    expect(stands('error', 'error', 'error', 'error', 'error', 'error', 'ok')).toBeNull();
  });
});

it('news is what happened in the last fourteen days, today too', () => {
  const rises = daily('2026-11-07', 60, 0, 60, ...Array.from({ length: 11 }, () => 0), 60, 0, 60);
  const due = mildewNotifications(100, rises, day('2026-11-23'));
  expect(due.map(({ date }) => date)).toEqual(['2026-11-07', '2026-11-09', '2026-11-21', '2026-11-23']);
  expect(newsOf(due, today).map(({ date }) => date)).toEqual(['2026-11-09', '2026-11-21']);
  expect(newsOf(due, day('2026-11-20')).map(({ date }) => date)).toEqual(['2026-11-07', '2026-11-09']);
  expect(NEWS_DAYS).toBe(14);
});
