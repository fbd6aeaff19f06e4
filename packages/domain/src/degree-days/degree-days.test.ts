import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accumulate, averageDailyIncrements, withGaps } from './accumulate.ts';
import { type DegreeDayOptions, dailyDegreeDays } from './daily-degree-days.ts';
import { DEGREE_DAY_CUTOFFS, DEGREE_DAY_METHODS } from './rule.ts';

const LOBESIA: DegreeDayOptions = { method: 'single-sine', lower: 10, upper: 30, cutoff: 'horizontal' };

const temperature = fc.double({ min: -25, max: 50, noNaN: true });
const day = fc.tuple(temperature, temperature).map(([a, b]) => ({ n: Math.min(a, b), x: Math.max(a, b) }));
const days = fc.array(day, { minLength: 1, maxLength: 20 });
const options = fc
  .record({
    method: fc.constantFrom(...DEGREE_DAY_METHODS),
    cutoff: fc.constantFrom(...DEGREE_DAY_CUTOFFS),
    lower: fc.integer({ min: 0, max: 15 }),
    range: fc.integer({ min: 5, max: 25 }),
  })
  .map(({ range, ...rest }): DegreeDayOptions => ({ ...rest, upper: rest.lower + range }));
const extremesOf = (list: readonly { n: number; x: number }[]) => ({
  min: list.map(({ n }) => n),
  max: list.map(({ x }) => x),
});

describe('daily degree-days', () => {
  it('never falls below zero nor, with an upper threshold, above its range', () => {
    fc.assert(
      fc.property(days, options, (list, option) => {
        for (const dd of dailyDegreeDays(extremesOf(list), option)) {
          expect(dd).toBeGreaterThanOrEqual(0);
          if (option.cutoff !== 'none') expect(dd).toBeLessThanOrEqual(option.upper! - option.lower + 1e-9);
        }
      }),
    );
  });

  it('loses more with each stricter cutoff', () => {
    fc.assert(
      fc.property(days, options, (list, option) => {
        const [none, horizontal, intermediate, vertical] = (
          ['none', 'horizontal', 'intermediate', 'vertical'] as const
        ).map((cutoff) => dailyDegreeDays(extremesOf(list), { ...option, cutoff }));
        for (let i = 0; i < list.length; i++) {
          expect(horizontal![i]!).toBeLessThanOrEqual(none![i]! + 1e-9);
          expect(intermediate![i]!).toBeLessThanOrEqual(horizontal![i]! + 1e-9);
          expect(vertical![i]!).toBeLessThanOrEqual(intermediate![i]! + 1e-9);
        }
      }),
    );
  });

  it('is the same in Fahrenheit', () => {
    const f = (c: number) => c * 1.8 + 32;
    fc.assert(
      fc.property(days, options, (list, option) => {
        const celsius = dailyDegreeDays(extremesOf(list), option);
        const fahrenheit = dailyDegreeDays(extremesOf(list.map(({ n, x }) => ({ n: f(n), x: f(x) }))), {
          ...option,
          lower: f(option.lower),
          upper: f(option.upper!),
        });
        for (const [i, dd] of celsius.entries()) {
          // The simple methods jump where a temperature equals a threshold; there rounding decides the side.
          if (!option.method.startsWith('simple')) expect(fahrenheit[i]! / 1.8).toBeCloseTo(dd, 6);
        }
      }),
    );
  });

  it('moves with the series, and a missing day is missing alone', () => {
    fc.assert(
      fc.property(days, day, options, (list, first, option) => {
        const plain = dailyDegreeDays(extremesOf(list), option);
        expect(dailyDegreeDays(extremesOf([first, ...list]), option).slice(1)).toEqual(plain);
        const { min, max } = extremesOf(list);
        const holed = dailyDegreeDays({ min: [...min, Number.NaN], max: [...max, 20] }, option);
        expect(holed.slice(0, -1)).toEqual(plain);
        expect(holed.at(-1)).toBeNaN();
      }),
    );
  });

  it('takes null for missing and equal extremes for a flat day', () => {
    const dd = dailyDegreeDays({ min: [null, 15, 15, 40], max: [20, null, 15, 40] }, LOBESIA);
    expect(Array.from(dd)).toEqual([Number.NaN, Number.NaN, 5, 20]);
    expect(dailyDegreeDays({ min: [], max: [] }, LOBESIA)).toHaveLength(0);
  });

  it('joins the second half of a double curve to the next night', () => {
    const option: DegreeDayOptions = { ...LOBESIA, method: 'double-triangle' };
    const implied = dailyDegreeDays({ min: [5, 12], max: [20, 25] }, option);
    expect(implied).toEqual(
      dailyDegreeDays({ min: [5, 12], max: [20, 25], nextMin: [12, Number.NaN] }, option),
    );
    expect(implied[0]).toBeCloseTo((100 / 30 + 6) / 2, 12);
    const warmNight = dailyDegreeDays({ min: [5], max: [12], nextMin: [14] }, option);
    expect(warmNight[0]).toBeCloseTo((4 / 14 + 3) / 2, 12);
  });

  it('refuses what cannot be meant', () => {
    const ok = { min: [5], max: [20] };
    expect(() => dailyDegreeDays({ min: [5, 21], max: [20, 20] }, LOBESIA)).toThrow('min[1] (21) is above');
    for (const infinite of [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => dailyDegreeDays({ min: [5, 5], max: [20, infinite] }, LOBESIA)).toThrow('max[1] is inf');
      expect(() => dailyDegreeDays({ min: [5, infinite], max: [20, 20] }, LOBESIA)).toThrow('min[1] is inf');
    }
    expect(() => dailyDegreeDays({ min: [5], max: [20, 21] }, LOBESIA)).toThrow(RangeError);
    expect(() => dailyDegreeDays({ ...ok, nextMin: [] }, LOBESIA)).toThrow(RangeError);
    expect(() => dailyDegreeDays(ok, { ...LOBESIA, upper: 8 })).toThrow('not above the lower');
    expect(() => dailyDegreeDays(ok, { ...LOBESIA, upper: 10 })).toThrow(RangeError);
    expect(() => dailyDegreeDays(ok, { ...LOBESIA, upper: Number.NaN })).toThrow(RangeError);
    expect(() => dailyDegreeDays(ok, { ...LOBESIA, lower: Number.NaN })).toThrow(RangeError);
    expect(() => dailyDegreeDays(ok, { method: 'single-sine', lower: 10, cutoff: 'vertical' })).toThrow(
      'needs',
    );
    expect(() => dailyDegreeDays(ok, { ...LOBESIA, method: 'cubic' as 'single-sine' })).toThrow(
      'unknown method',
    );
    expect(() => dailyDegreeDays(ok, { ...LOBESIA, cutoff: 'soft' as 'none' })).toThrow('unknown cutoff');
  });
});

describe('accumulated degree-days', () => {
  it('carries the total over missing days and counts them', () => {
    const daily = Float64Array.of(1, Number.NaN, 2.5, Number.NaN);
    const { total, missingDays } = accumulate(daily);
    expect(Array.from(total)).toEqual([1, 1, 3.5, 3.5]);
    expect(missingDays).toBe(2);
    expect(Array.from(withGaps(total, daily))).toEqual([1, Number.NaN, 3.5, Number.NaN]);
    expect(() => withGaps(total, daily.slice(1))).toThrow(RangeError);
    expect(() => accumulate([1, Number.NEGATIVE_INFINITY])).toThrow('daily[1]');
  });

  it('averages the stations that have the day, in any order', () => {
    const hole = Number.NaN;
    const stations = [
      Float64Array.of(2, 4, hole),
      Float64Array.of(4, hole, hole),
      Float64Array.of(6, 8, hole),
    ];
    const mean = averageDailyIncrements(stations);
    expect(Array.from(mean)).toEqual([4, 6, hole]);
    expect(averageDailyIncrements(stations.toReversed())).toEqual(mean);
    expect(averageDailyIncrements([])).toHaveLength(0);
    expect(() => averageDailyIncrements([Float64Array.of(1), Float64Array.of(1, 2)])).toThrow('station 1');
  });

  it('does not depend on the order of the stations', () => {
    const amount = fc.oneof(fc.double({ min: 0, max: 25, noNaN: true }), fc.constant(Number.NaN));
    const station = fc.array(amount, { minLength: 10, maxLength: 10 });
    const shuffled = fc
      .array(station, { minLength: 1, maxLength: 6 })
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const mean = (stations: number[][]) =>
          averageDailyIncrements(stations.map((v) => Float64Array.from(v)));
        const theirs = mean(other);
        for (const [i, v] of mean(list).entries()) {
          if (Number.isNaN(v)) expect(theirs[i]).toBeNaN();
          else expect(theirs[i]).toBeCloseTo(v, 10);
        }
      }),
    );
  });

  it('averages before or after adding up alike when nothing is missing', () => {
    const increments = fc.array(fc.double({ min: 0, max: 25, noNaN: true }), {
      minLength: 30,
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.array(increments, { minLength: 1, maxLength: 6 }), (stations) => {
        const arrays = stations.map((values) => Float64Array.from(values));
        const sector = accumulate(averageDailyIncrements(arrays)).total;
        const averaged = averageDailyIncrements(arrays.map((values) => accumulate(values).total));
        for (const [i, v] of averaged.entries()) expect(sector[i]).toBeCloseTo(v, 8);
      }),
    );
  });
});
