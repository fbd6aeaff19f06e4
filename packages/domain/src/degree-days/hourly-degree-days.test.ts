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
import { hoursOfDay } from '../calendar/day.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { dayRollups } from '../climate/day-rollups.ts';
import { dailyDegreeDays } from './daily-degree-days.ts';
import { hourlyDegreeDays } from './hourly-degree-days.ts';
import { DEGREE_DAY_CUTOFFS } from './rule.ts';

const LOBESIA = { lower: 10, upper: 30 };
const EXACT = 1e-9;
const temperature = fc.double({ min: -15, max: 45, noNaN: true });
const hours = fc.array(temperature, { minLength: 1, maxLength: 100 });
const thresholds = fc.record({
  lower: fc.integer({ min: 0, max: 12 }),
  upper: fc.integer({ min: 13, max: 35 }),
  cutoff: fc.constantFrom(...DEGREE_DAY_CUTOFFS),
});

function checkTable(table: Table): void {
  const ours = hourlyDegreeDays(table.numbers('temp_c'), LOBESIA);
  expect(worstDifference(ours, table.numbers('dd_hourly_10_30_horizontal_cum'))).toBeLessThan(EXACT);
}

describe('hourly degree-days against chillR', () => {
  it.each([
    'chill_agromet_2019_may_jun.csv',
    'chill_seattle_normals_jan_mar.csv',
    'agromet_hourly_linvill_lat-33.45_may_jun.csv',
  ])('each hour: %s', (file) => checkTable(publishedTable(file)));

  it
    .skipIf(!HAS_SHARED_VECTORS)
    .each(['chill_winters_2008_mar_jul.csv', 'ka_2002_2003_hourly_linvill_chill.csv'])(
    `each hour: %s${WITHOUT_SHARED}`,
    (file) => checkTable(sharedTable(file)),
  );
});

describe('hourly degree-days', () => {
  it('count an hour above the upper threshold as the cutoff says', () => {
    const ofHour = (t: number, cutoff: (typeof DEGREE_DAY_CUTOFFS)[number]) =>
      hourlyDegreeDays([t], { ...LOBESIA, cutoff })[0]! * 24;
    const each = (t: number) => DEGREE_DAY_CUTOFFS.map((cutoff) => ofHour(t, cutoff));
    expect(each(10)).toEqual([0, 0, 0, 0]);
    expect(each(22)).toEqual([12, 12, 12, 12]);
    expect(each(30)).toEqual([20, 20, 20, 20]);
    expect(each(34)).toEqual([20, 0, 16, 24]);
    expect(each(54)).toEqual([20, 0, 0, 44]);
    expect(hourlyDegreeDays([34], { lower: 10 })[0]).toBe(1);
  });

  it('never fall, whatever the cutoff, and lose more with a stricter one', () => {
    fc.assert(
      fc.property(hours, thresholds, (hourly, options) => {
        const total = hourlyDegreeDays(hourly, options);
        for (let i = 1; i < total.length; i++) expect(total[i]!).toBeGreaterThanOrEqual(total[i - 1]!);
        const [horizontal, vertical, intermediate, none] = DEGREE_DAY_CUTOFFS.map(
          (cutoff) => hourlyDegreeDays(hourly, { ...options, cutoff }).at(-1)!,
        );
        expect(horizontal!).toBeLessThanOrEqual(none! + 1e-9);
        expect(intermediate!).toBeLessThanOrEqual(horizontal! + 1e-9);
        expect(vertical!).toBeLessThanOrEqual(intermediate! + 1e-9);
      }),
    );
  });

  it('are the same in Fahrenheit', () => {
    const f = (c: number) => c * 1.8 + 32;
    fc.assert(
      fc.property(hours, thresholds, (hourly, { lower, upper }) => {
        const celsius = hourlyDegreeDays(hourly, { lower, upper });
        const fahrenheit = hourlyDegreeDays(hourly.map(f), { lower: f(lower), upper: f(upper) });
        for (const [i, dd] of celsius.entries()) expect(fahrenheit[i]! / 1.8).toBeCloseTo(dd, 8);
      }),
    );
  });

  it('let a missing hour add nothing and move with the series', () => {
    fc.assert(
      fc.property(hours, fc.nat(), (hourly, at) => {
        const holed = hourly.toSpliced(at % (hourly.length + 1), 0, Number.NaN);
        expect(hourlyDegreeDays(holed, LOBESIA).at(-1)).toBe(hourlyDegreeDays(hourly, LOBESIA).at(-1));
        expect(hourlyDegreeDays([5, ...hourly], LOBESIA).slice(1)).toEqual(hourlyDegreeDays(hourly, LOBESIA));
      }),
    );
    expect(Array.from(hourlyDegreeDays([null, 34], { lower: 10 }))).toEqual([0, 1]);
    expect(hourlyDegreeDays([], LOBESIA)).toHaveLength(0);
  });

  it('refuse infinite temperatures and thresholds that cross', () => {
    expect(() => hourlyDegreeDays([Number.POSITIVE_INFINITY], LOBESIA)).toThrow('hourly[0]');
    expect(() => hourlyDegreeDays([5], { lower: 30, upper: 10 })).toThrow('not above the lower');
    expect(() => hourlyDegreeDays([5], { lower: 10, cutoff: 'vertical' })).toThrow('needs');
  });
});

describe('degree-days of days of 23 and 25 hours', () => {
  it.each([
    ['2024-09-08', 23],
    ['2024-04-06', 25],
  ] as const)('%s', (date, length) => {
    const t = hoursOfDay(isoDate(date));
    const temperature = t.map((_, i) => (i === 10 ? 34 : 10));
    const [day] = dayRollups({ t, temperature, humidity: t });
    expect(day!.hourlyTemperature).toHaveLength(length);
    // An hour counts as 1/24 of a day whatever the length of the day; daily methods use only the extremes.
    expect(hourlyDegreeDays(day!.hourlyTemperature, LOBESIA).at(-1)).toBeCloseTo(20 / 24, 12);
    expect(hourlyDegreeDays(new Float64Array(length).fill(22), LOBESIA).at(-1)).toBeCloseTo(length / 2, 9);
    const daily = dailyDegreeDays(
      { min: [day!.tMin], max: [day!.tMax] },
      { ...LOBESIA, method: 'single-triangle' },
    );
    expect(daily[0]).toBeCloseTo(12 - 16 / 48, 12);
  });
});
