import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../calendar/durations.ts';
import { HEALTH_PARTS } from './codes.ts';
import type { StationHealthInput } from './input.ts';
import { sectorState, stationState } from './roll-ups.ts';
import { healthRows, stationHealth } from './station-health.ts';

const now = Date.UTC(2026, 10, 21, 15, 20);
const hours = 15 * 24;
const t = Float64Array.from(
  { length: hours },
  (_, i) => Math.floor(now / HOUR_MS) * HOUR_MS - (hours - 1 - i) * HOUR_MS,
);
const wave = (mean: number, swing: number) =>
  Float64Array.from(t, (at) => mean + swing * Math.sin(at / HOUR_MS / 3.8) + (at % 7) / 100);

function aStation(change: Partial<StationHealthInput> = {}): StationHealthInput {
  return {
    now,
    climate: { t, temperature: wave(18, 8), humidity: wave(60, 25) },
    battery: { t, percentage: new Float64Array(hours).fill(87) },
    images: Array.from({ length: 14 }, (_, i) => ({ takenAt: now - (14 - i) * 24 * HOUR_MS + 6 * HOUR_MS })),
    ...change,
  };
}

const climateWith = (change: (climate: { temperature: Float64Array; humidity: Float64Array }) => void) => {
  const climate = { t, temperature: wave(18, 8), humidity: wave(60, 25) };
  change(climate);
  return climate;
};
const none = new Float64Array();
const silent = {
  climate: { t: none, temperature: none, humidity: none },
  battery: { t: none, percentage: none },
};

describe('health of a station', () => {
  it('is well when everything comes', () => {
    const health = stationHealth(aStation());
    expect(HEALTH_PARTS.map((part) => health[part].state)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(health.connection.lastValue).toEqual({ value: 24, unit: 'hours-per-day' });
    expect(health.energy.lastValue).toEqual({ value: 87, unit: 'percent' });
    expect(stationState(health)).toBe('ok');
  });

  it('is unknown without data, which its chip shows as an error', () => {
    const health = stationHealth({ now, ...silent, images: [] });
    expect(HEALTH_PARTS.map((part) => health[part].errors)).toEqual(Array(4).fill(['no_data']));
    expect(HEALTH_PARTS.map((part) => health[part].state)).toEqual(Array(4).fill('unknown'));
    expect(stationState(health)).toBe('error');
  });

  it('takes readings that no part judges as signs of life, and for nothing else', () => {
    const last = now - HOUR_MS;
    const health = stationHealth({ now, ...silent, images: [], otherReadings: [last, now - 40 * HOUR_MS] });
    expect(health.connection.lastDate).toBe(last);
    expect(health.connection.errors).not.toContain('connection_lost');
    for (const part of ['energy', 'sensors'] as const) expect(health[part].errors).toEqual(['no_data']);
  });

  it('distinguishes a lost connection from one with holes', () => {
    const later = stationHealth(aStation({ now: now + 25 * HOUR_MS }));
    expect(later.connection).toMatchObject({ state: 'error', errors: ['connection_lost'] });
    const holes = (values: Float64Array) => values.map((value, i) => (i % 3 === 0 ? Number.NaN : value));
    const rare = stationHealth(
      aStation({
        climate: { t, temperature: holes(wave(18, 8)), humidity: holes(wave(60, 25)) },
        battery: { t, percentage: holes(new Float64Array(hours).fill(87)) },
      }),
    );
    expect(rare.connection).toMatchObject({ state: 'warning', errors: ['connection_infrequent'] });
  });

  it('does not blame a station for the days before it was installed', () => {
    const since = hours - 70;
    const fresh = stationHealth({
      now,
      climate: {
        t: t.slice(since),
        temperature: wave(18, 8).slice(since),
        humidity: wave(60, 25).slice(since),
      },
      battery: { t: t.slice(since), percentage: new Float64Array(70).fill(90) },
      images: [{ takenAt: now - HOUR_MS }],
    });
    expect(stationState(fresh)).toBe('ok');
  });

  it.each([
    [39, 'warning', ['battery_medium']],
    [19, 'error', ['battery_low']],
    [20, 'warning', ['battery_medium']],
    [40, 'ok', []],
  ])('reads a battery of %i %%', (percentage, state, errors) => {
    const battery = { t, percentage: new Float64Array(hours).fill(percentage) };
    expect(stationHealth(aStation({ battery })).energy).toMatchObject({ state, errors });
  });

  it.each([
    [30, 'ok', []],
    [40, 'warning', ['missing_data']],
    [80, 'error', ['missing_data']],
  ])('misses photos after %i hours', (age, state, errors) => {
    const images = [{ takenAt: now - age * HOUR_MS }];
    expect(stationHealth(aStation({ images })).images).toMatchObject({ state, errors });
  });

  it('takes the images of both cameras, as late as the later one', () => {
    const main = { takenAt: now - 5 * HOUR_MS };
    const second = { takenAt: now - HOUR_MS, camera: 2 as const };
    const both = stationHealth(aStation({ images: [main, second] })).images;
    expect(both).toMatchObject({ state: 'ok', lastDate: second.takenAt, errors: [] });
    expect(stationHealth(aStation({ images: [main] })).images.lastDate).toBe(main.takenAt);
  });

  it('leaves out what only those who look after devices see', () => {
    const climate = { ...aStation().climate, gas: new Float64Array(hours).fill(-1) };
    expect(healthRows(aStation({ climate })).weather_sensor.errors).toEqual(['sensor_bad_gas']);
    expect(stationHealth(aStation({ climate })).sensors).toMatchObject({ state: 'ok', errors: [] });
  });

  it('finds frozen, impossible and silent sensors', () => {
    const sensors = (climate: StationHealthInput['climate']) => stationHealth(aStation({ climate })).sensors;
    expect(sensors(climateWith((c) => c.temperature.fill(12.3, -30))).errors).toEqual([
      'sensor_bad_temperature',
    ]);
    expect(sensors(climateWith((c) => c.humidity.fill(55, -30))).errors).toEqual(['sensor_bad_humidity']);
    expect(sensors(climateWith((c) => c.humidity.fill(100, -30))).state).toBe('ok');
    expect(sensors(climateWith((c) => c.temperature.fill(85, -3))).errors).toEqual([
      'sensor_bad_temperature',
    ]);
    expect(sensors(climateWith((c) => c.temperature.fill(85, -80, -60))).state).toBe('ok');
    expect(sensors(climateWith((c) => c.humidity.fill(Number.NaN)))).toMatchObject({
      state: 'error',
      errors: ['missing_data'],
    });
    const dead = (from: number) =>
      sensors(
        climateWith((c) => {
          c.temperature.fill(Number.NaN, -from);
          c.humidity.fill(Number.NaN, -from);
        }),
      );
    expect(dead(9)).toMatchObject({ state: 'warning', errors: ['missing_data'] });
    expect(dead(40)).toMatchObject({ state: 'error', errors: ['missing_data'] });
    expect(dead(hours)).toMatchObject({ state: 'unknown', errors: ['no_data'] });
  });
});

describe('roll-ups', () => {
  it('take the worst, and a missing part is an error', () => {
    const { images: _missing, ...rest } = stationHealth(aStation());
    expect(stationState(rest)).toBe('error');
    expect(sectorState(['ok', 'warning', 'ok'])).toBe('warning');
    expect(sectorState(['warning', 'error'])).toBe('error');
    expect(sectorState([])).toBe('unknown');
  });
});
