import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HAS_SHARED_VECTORS,
  publishedTable,
  sharedTable,
  type Table,
  WITHOUT_SHARED,
  worstDifference,
} from '../../fixtures/tables.ts';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import type { IsoDate } from '../units.ts';
import { type DayExtremes, hourlyTemperatures } from './hourly-temperatures.ts';
import { sunTimes } from './sun.ts';

const EXACT = 1e-9;
const HOLE = Number.NaN;
const SANTIAGO = -33.45;
const START = isoDate('2024-09-05');

const daysOf = (extremes: readonly (readonly [number, number])[], start = START): DayExtremes[] =>
  extremes.map(([min, max], i) => ({ date: addDays(start, i), min, max }));
const extreme = fc
  .tuple(fc.double({ min: -10, max: 40, noNaN: true }), fc.double({ min: -10, max: 40, noNaN: true }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const fiveDays = fc.array(extreme, { minLength: 5, maxLength: 5 });

function checkDays(daily: Table, hourly: Table, latitude: number): void {
  const min = daily.numbers('tmin_c');
  const max = daily.numbers('tmax_c');
  const days = daily.text('date').map((date, i) => ({ date: date as IsoDate, min: min[i]!, max: max[i]! }));
  expect(worstDifference(hourlyTemperatures(days, latitude), hourly.numbers('temp_c'))).toBeLessThan(EXACT);
  checkSun(
    daily,
    daily.numbers('jday').map(() => latitude),
  );
}

function checkSun(table: Table, latitude: Float64Array): void {
  const sun = Array.from(table.numbers('jday'), (jday, i) => sunTimes(latitude[i]!, jday));
  const columns = { sunrise_h: 'sunrise', sunset_h: 'sunset', daylength_h: 'dayLength' } as const;
  for (const [column, key] of Object.entries(columns)) {
    const ours = sun.map((times) => times[key as 'sunrise']);
    expect(worstDifference(ours, table.numbers(column)), column).toBeLessThan(EXACT);
  }
}

describe('hourly temperatures against chillR', () => {
  it('sunrise, sunset and length of each day at three latitudes', () => {
    const table = publishedTable('daylength.csv');
    expect(table.rows).toBe(1098);
    checkSun(table, table.numbers('latitude'));
  });

  it('the Chilean station, 61 days', () => {
    checkDays(
      publishedTable('agromet_daily_2019_may_jun.csv'),
      publishedTable('agromet_hourly_linvill_lat-33.45_may_jun.csv'),
      SANTIAGO,
    );
  });

  it.skipIf(!HAS_SHARED_VECTORS)(`Klein-Altendorf, 304 days${WITHOUT_SHARED}`, () => {
    const hourly = sharedTable('ka_2002_2003_hourly_linvill_chill.csv');
    checkDays(sharedTable('ka_2002_2003_daily.csv'), hourly, 50.4);
  });
});

describe('hourly temperatures', () => {
  it('are 24 a day, whatever the clock does', () => {
    const range = daysOf([...Array(7)].map(() => [5, 20] as const));
    expect(range.map((day) => day.date)).toContain('2024-09-08');
    expect(hourlyTemperatures(range, SANTIAGO)).toHaveLength(7 * 24);
    expect(hourlyTemperatures([], SANTIAGO)).toHaveLength(0);
  });

  it('reach the maximum in the afternoon and stay under it', () => {
    fc.assert(
      fc.property(fiveDays, fc.double({ min: -60, max: 60, noNaN: true }), (extremes, latitude) => {
        const hourly = hourlyTemperatures(daysOf(extremes), latitude);
        for (const [i, [min, max]] of extremes.entries()) {
          const daylight = hourly.subarray(i * 24 + 10, i * 24 + 16);
          expect(Math.max(...daylight)).toBeLessThanOrEqual(max + 1e-9);
          expect(Math.max(...daylight)).toBeGreaterThanOrEqual(min + 0.98 * (max - min) - 1e-9);
        }
      }),
    );
  });

  it('are as warm as the days, and shift with them', () => {
    fc.assert(
      fc.property(fiveDays, fc.double({ min: -20, max: 20, noNaN: true }), (extremes, warmer) => {
        const plain = hourlyTemperatures(daysOf(extremes), SANTIAGO);
        const warm = extremes.map(([min, max]) => [min + warmer, max + warmer] as const);
        for (const [i, t] of hourlyTemperatures(daysOf(warm), SANTIAGO).entries()) {
          expect(t).toBeCloseTo(plain[i]! + warmer, 8);
        }
        const middle = hourlyTemperatures(daysOf(extremes.slice(1, 4), addDays(START, 1)), SANTIAGO);
        expect(middle.slice(24, 48)).toEqual(plain.slice(48, 72));
      }),
    );
  });

  it('are missing where an extreme they need is', () => {
    const hourly = hourlyTemperatures(
      daysOf([
        [5, 20],
        [5, 20],
        [HOLE, 20],
        [5, 20],
        [5, 20],
      ]),
      SANTIAGO,
    );
    const missing = Array.from(hourly, (t, i) => (Number.isNaN(t) ? i - 24 : -1)).filter((i) => i >= 0);
    const { sunrise, sunset } = sunTimes(SANTIAGO, 251);
    const first = Math.ceil(sunset);
    const last = 48 + Math.floor(sunrise);
    expect(missing).toEqual(Array.from({ length: last - first + 1 }, (_, i) => first + i));
    expect(hourlyTemperatures([{ date: START, min: null, max: 3 }], SANTIAGO).every(Number.isNaN)).toBe(true);
  });

  it('stay constant at the ends, where no neighbour gives more', () => {
    const hourly = hourlyTemperatures(daysOf([[5, 20]]), SANTIAGO);
    expect([hourly[0], hourly[6], hourly[18], hourly[23]]).toEqual([5, 5, 5, 5]);
  });

  it('are the mean where the sun neither rises nor sets, and sound beside such days', () => {
    const polar = [...Array(30)].map(() => [-12, 2] as const);
    const night = hourlyTemperatures(daysOf(polar, isoDate('2024-12-10')), 75);
    const day = hourlyTemperatures(daysOf(polar, isoDate('2024-06-10')), 75);
    expect([...night, ...day].every((t) => t === -5)).toBe(true);
    for (const latitude of [-90, -75, -68, -66.5, 66.5, 68, 75, 90]) {
      const year = hourlyTemperatures(
        daysOf(
          [...Array(366)].map(() => [-10, 0] as const),
          isoDate('2024-01-01'),
        ),
        latitude,
      );
      expect(Math.max(...year)).toBeLessThanOrEqual(0);
      expect(Math.min(...year)).toBeGreaterThan(-13);
    }
  });

  it('take nothing over from a day without sun', () => {
    const year = [...Array(366)].map((_, i) => addDays(isoDate('2024-01-01'), i));
    const sunny = year.map((_, i) => sunTimes(68, i + 1).dayLength > 0);
    const first = sunny.indexOf(true);
    const last = sunny.lastIndexOf(true);
    expect(first).toBeGreaterThan(0);
    expect(last).toBeLessThan(365);
    const extremes = year.map((_, i) => (sunny[i] ? ([-20, -5] as const) : ([3, 9] as const)));
    const hourly = hourlyTemperatures(daysOf(extremes, year[0]), 68);
    expect([hourly[first * 24], hourly[last * 24 + 23]]).toEqual([-20, -20]);
  });

  it('refuse what cannot be meant', () => {
    const [a, b, c] = daysOf([
      [5, 20],
      [5, 20],
      [5, 20],
    ]) as [DayExtremes, DayExtremes, DayExtremes];
    const run =
      (days: DayExtremes[], latitude = SANTIAGO) =>
      () =>
        hourlyTemperatures(days, latitude);
    expect(run([a, c])).toThrow('days[1] (2024-09-07) is not the day after 2024-09-05');
    expect(run([b, a])).toThrow('days[1]');
    expect(run([a, a])).toThrow('days[1]');
    expect(run([{ ...a, min: 21 }])).toThrow('min[0] (21) is above max[0] (20)');
    expect(run([{ ...a, max: Number.POSITIVE_INFINITY }])).toThrow('max[0] is infinite');
    expect(run([{ ...a, date: '2024-02-30' as IsoDate }])).toThrow(RangeError);
    expect(run([a], 90.1)).toThrow('latitude');
    expect(run([a], HOLE)).toThrow('latitude');
    expect(() => sunTimes(0, HOLE)).toThrow('day of the year');
  });
});

describe('the sun', () => {
  it('stays up or down beyond the polar circles', () => {
    expect(sunTimes(80, 172)).toEqual({ sunrise: 0, sunset: 24, dayLength: 24 });
    expect(sunTimes(-80, 172)).toEqual({ sunrise: 12, sunset: 12, dayLength: 0 });
    expect(sunTimes(90, 172).dayLength).toBe(24);
    expect(sunTimes(90, 355).dayLength).toBe(0);
    expect(sunTimes(0, 80).dayLength).toBeCloseTo(12.11, 2);
  });
});
