import { describe, expect, it } from 'vitest';
import { aDevice, DEVICE_NOW } from '../../fixtures/builders/device.ts';
import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import { observeConnection } from './connection.ts';
import { observeSelfTest } from './diagnostics.ts';
import type { HealthEvent, SignalReading } from './input.ts';
import { healthRows } from './station-health.ts';

const at = (hoursAgo: number) => DEVICE_NOW - hoursAgo * HOUR_MS;
const signal = (readings: readonly SignalReading[]) => healthRows(aDevice({ signal: readings })).signal;
const daily = (...dbm: number[]): SignalReading[] =>
  dbm.map((value, i) => ({ at: at(dbm.length - i), generation: 'daily', dbm: value }));

describe('signal', () => {
  it.each([
    [-54, 'ok'],
    [-90, 'ok'],
    [-90.5, 'warning'],
    [-100, 'warning'],
    [-101, 'error'],
    [-119, 'error'],
  ])('of %d dBm a day is %s', (dbm, state) => {
    expect(signal(daily(dbm))).toEqual({
      state,
      lastDate: at(1),
      lastValue: { value: dbm, unit: 'dbm' },
      errors: state === 'ok' ? [] : ['signal_low'],
    });
  });

  it('is the middle of the last three readings', () => {
    expect(signal(daily(-110, -110, -60, -110, -60)).state).toBe('ok');
    expect(signal(daily(-60, -60, -110, -95, -60)).state).toBe('warning');
    expect(signal(daily(-60, -110)).state).toBe('error');
  });

  it('comes from the figures of the generation', () => {
    const reading: SignalReading = { at: at(1), generation: '3G', rscp: null, ecio: -11 };
    expect(signal([reading])).toMatchObject({ state: 'warning', lastValue: null });
    expect(signal([{ at: at(2), generation: '2G', rssi: -70 }]).lastValue).toEqual({
      value: -70,
      unit: 'dbm',
    });
  });

  it('is unknown where no reading says anything', () => {
    expect(signal([{ at: at(1), generation: '4G' }, ...daily(Number.NaN)]).errors).toEqual(['no_data']);
  });
});

describe('reports of once a day', () => {
  it('are missed after three days while the device lives', () => {
    const test = (hours: number) => healthRows(aDevice({ selfTests: [{ at: at(hours), code: 0 }] })).selftest;
    expect(test(70)).toMatchObject({ state: 'ok', errors: [] });
    expect(test(73)).toMatchObject({ state: 'warning', errors: ['missing_data'] });
    const silentSince = healthRows(aDevice({ now: DEVICE_NOW + 80 * HOUR_MS }));
    expect([silentSince.selftest.errors, silentSince.signal.errors]).toEqual([[], []]);
    expect(signal([{ at: at(73), generation: 'daily', dbm: -60 }]).errors).toEqual(['missing_data']);
  });
});

describe('limits', () => {
  it('include the last moment', () => {
    const late = (ms: number) => observeSelfTest([{ at: 0, code: 0 }], ms)!.findings.length > 0;
    expect([late(3 * DAY_MS), late(3 * DAY_MS + 1)]).toEqual([false, true]);
    const lost = (ms: number) =>
      observeConnection(Float64Array.of(DEVICE_NOW - ms), DEVICE_NOW, 14)!.findings.map(({ code }) => code);
    expect(lost(DAY_MS)).toEqual([]);
    expect(lost(DAY_MS + 1)).toEqual(['connection_lost']);
  });

  it('of a mean begin with the first complete day', () => {
    const hoursOf = (day: number) =>
      observeConnection(Float64Array.of(Date.UTC(2026, 10, day, 15)), DEVICE_NOW, 14);
    expect(hoursOf(20)!.lastValue).toBeNull();
    expect(hoursOf(19)!.lastValue).toEqual({ value: 0, unit: 'hours-per-day' });
  });
});

describe('self-test', () => {
  const tests = [
    { at: at(2), code: 25 },
    { at: at(40), code: 2 },
  ];
  it('counts by its last run, in whatever order runs come', () => {
    expect(healthRows(aDevice({ selfTests: tests })).selftest).toEqual({
      state: 'error',
      lastDate: at(2),
      lastValue: { value: 25, unit: 'self-test-code' },
      errors: ['selftest_sd_error', 'selftest_camera_error', 'selftest_rtc_error'],
    });
  });

  it('refuses what is no code', () => {
    expect(() => healthRows(aDevice({ selfTests: [{ at: at(2), code: -1 }] }))).toThrow(RangeError);
  });
});

describe('connection', () => {
  const none = { t: new Float64Array(), temperature: new Float64Array(), humidity: new Float64Array() };
  const silent = {
    climate: none,
    battery: { t: new Float64Array(), percentage: new Float64Array() },
    images: [],
    signal: [],
    selfTests: [],
  };
  it.each([
    ['an event', { events: [{ type: 'iot_device_connection_attempt' as const, at: at(3) }] }],
    ['a log', { logs: [{ at: at(30), uploadedAt: at(3) }] }],
    ['a log without upload time', { logs: [{ at: at(3) }] }],
    ['a photo', { images: [{ takenAt: at(3) }] }],
    ['a self-test', { selfTests: [{ at: at(3), code: 0 }] }],
    ['a signal', { signal: [{ at: at(3), generation: 'daily' as const, dbm: -70 }] }],
    ['the charge', { battery: { t: Float64Array.of(at(3)), percentage: Float64Array.of(70) } }],
    [
      'gas alone',
      {
        climate: {
          ...none,
          t: Float64Array.of(at(3)),
          temperature: Float64Array.of(Number.NaN),
          humidity: Float64Array.of(Number.NaN),
          gas: Float64Array.of(5e4),
        },
      },
    ],
  ])('is kept by %s', (_, change) => {
    const { connection } = healthRows(aDevice({ ...silent, ...change }));
    expect(connection).toEqual({ state: 'ok', lastDate: at(3), lastValue: null, errors: [] });
  });

  it('knows nothing without any of them', () => {
    const rows = healthRows(aDevice({ ...silent, events: [{ type: 'device_install', at: at(3) }] }));
    expect(rows.connection.errors).toEqual(['no_data']);
    expect(rows.weather_sensor.errors).toEqual(['no_data']);
  });

  it('looks no further back than the window', () => {
    const old = aDevice({ ...silent, images: [{ takenAt: at(0) - 10 * DAY_MS }] });
    expect(healthRows(old).connection.errors).toContain('connection_lost');
    expect(healthRows({ ...old, windowDays: 10 }).connection.errors).toContain('connection_lost');
    expect(healthRows({ ...old, windowDays: 9 }).connection.errors).toEqual(['no_data']);
    expect(healthRows(aDevice({ windowDays: 1 })).connection.errors).toEqual([]);
    for (const windowDays of [0, -1, 1.5, Number.NaN]) {
      expect(() => healthRows({ ...old, windowDays })).toThrow(RangeError);
    }
  });

  it('begins anew with an install, not with an attempt to connect', () => {
    const seen = (type: HealthEvent['type']) =>
      healthRows(aDevice({ ...silent, images: [{ takenAt: at(3) }], events: [{ type, at: at(1) }] })).camera_1
        .lastDate;
    expect(seen('iot_device_connection_attempt')).toBe(at(3));
    expect(seen('device_install')).toBeNull();
  });

  it('believes no time ahead of now', () => {
    expect(healthRows(aDevice({ ...silent, images: [{ takenAt: at(-1) }] })).connection.errors).toEqual([
      'no_data',
    ]);
  });

  it('counts the hours of complete days', () => {
    const hours = (perDay: number) =>
      Float64Array.from({ length: 3 * perDay }, (_, i) =>
        Date.UTC(2026, 10, 18 + Math.floor(i / perDay), 3 + (i % perDay)),
      );
    const part = (perDay: number) => {
      const t = Float64Array.of(...hours(perDay), at(1));
      return healthRows(aDevice({ ...silent, battery: { t, percentage: t.map(() => 70) } })).connection;
    };
    expect(part(20)).toMatchObject({ state: 'ok', lastValue: { value: 20, unit: 'hours-per-day' } });
    expect(part(19)).toMatchObject({ state: 'warning', lastValue: { value: 19, unit: 'hours-per-day' } });
  });
});

describe('measurements that make no sense', () => {
  const { climate } = aDevice();
  it.each([
    ['columns of unequal length', { climate: { ...climate, humidity: climate.humidity.slice(1) } }],
    ['times that run back', { climate: { ...climate, t: climate.t.toReversed() } }],
    ['a time that is none', { climate: { ...climate, t: climate.t.with(3, Number.NaN) } }],
    [
      'an infinite value',
      { climate: { ...climate, temperature: climate.temperature.with(3, Number.NEGATIVE_INFINITY) } },
    ],
  ])('%s are refused', (_, change) => {
    expect(() => healthRows(aDevice(change))).toThrow(RangeError);
  });
});
