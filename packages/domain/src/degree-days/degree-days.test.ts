import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBiofix, aSeason } from '../../fixtures/builders/farm.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { accumulate, averageDailyIncrements, withGaps } from './accumulate.ts';
import { type DegreeDayOptions, dailyDegreeDays } from './daily-degree-days.ts';
import { DEGREE_DAY_CUTOFFS, DEGREE_DAY_METHODS, degreeDayMetricName, parseDegreeDayMetric } from './rule.ts';
import { degreeDayRuleFor } from './rule-for-pest.ts';
import { degreeDayStart } from './start.ts';

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
          // The stepped days jump where a temperature equals a threshold, and rounding decides which side it is on.
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
    expect(() => dailyDegreeDays({ min: [5], max: [Number.POSITIVE_INFINITY] }, LOBESIA)).toThrow('max[0]');
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

describe('names of rules', () => {
  it('are read back as the rule they name', () => {
    const rules = options.map((o) =>
      o.cutoff === 'none' ? { ...o, upper: null } : { ...o, upper: o.upper! + 0.1 },
    );
    fc.assert(
      fc.property(rules, (option) => {
        const rule = option as Parameters<typeof degreeDayMetricName>[0];
        expect(parseDegreeDayMetric(degreeDayMetricName(rule))).toEqual(rule);
      }),
    );
  });

  it('are the agreed ones', () => {
    const season = isoDate('2026-07-01');
    const named = (pestId: number) => degreeDayMetricName(degreeDayRuleFor(pestId, season)!);
    expect(named(1)).toBe('dd_single_sine_10_30_horizontal');
    expect(named(2)).toBe('dd_single_sine_10_31.1_horizontal');
    expect(named(4)).toBe('dd_single_sine_10.6_32.2_vertical');
    expect(named(11)).toBe('dd_single_triangle_7.78_35_horizontal');
    expect(named(13)).toBe('dd_simple_average_clamped_12_32_horizontal');
  });

  it.each([
    'chill_model_utah',
    'dd_single_sine',
    'dd_single_sine_10_30',
    'dd_single_sine_10_30_none',
    'dd_single_sine_30_10_horizontal',
    'dd_single_sine_10.0_30_horizontal',
    'dd_single_sine_010_30_horizontal',
    'dd_single-sine_10_30_horizontal',
    'DD_single_sine_10_30_horizontal',
    'dd_simple_average_10 ',
    'dd_simple_average_1e1',
    '',
  ])('refuse %j', (name) => expect(parseDegreeDayMetric(name)).toBeNull());
});

describe('rule of a pest', () => {
  it('changes for Cydia with seasons that start after 2023-01-01', () => {
    const name = (start: string) => degreeDayMetricName(degreeDayRuleFor(2, isoDate(start))!);
    expect(name('2022-12-31')).toBe('dd_simple_average_10');
    expect(name('2023-01-01')).toBe('dd_simple_average_10');
    expect(name('2023-01-02')).toBe('dd_single_sine_10_31.1_horizontal');
    expect(degreeDayRuleFor(1, isoDate('2020-07-01'))).toEqual(degreeDayRuleFor(1, null));
  });

  it('is the plain average for insects without a model, and none for what has no degree-days', () => {
    const plain = { method: 'simple-average', lower: 10, upper: null, cutoff: 'none' };
    expect(degreeDayRuleFor(5, null)).toEqual(plain);
    expect(degreeDayRuleFor(10, null)).toEqual(plain);
    expect(degreeDayRuleFor(20, null)).toBeNull();
    expect(degreeDayRuleFor(99, null)).toBeNull();
  });
});

describe('start of degree-days', () => {
  const today = isoDate('2026-11-21');
  const season = aSeason();
  const asked = { biofixes: [], pestId: 1, sectorId: 100, season, today };

  it('is the biofix of the pest in the sector, else the season, else six months back', () => {
    expect(degreeDayStart({ ...asked, biofixes: [aBiofix()] })).toEqual({
      date: '2026-09-20',
      reason: 'biofix',
    });
    expect(degreeDayStart(asked)).toEqual({ date: '2026-07-01', reason: 'season' });
    expect(degreeDayStart({ ...asked, season: null })).toEqual({ date: '2026-05-21', reason: 'six-months' });
  });

  it('passes over biofixes of another pest, sector or season', () => {
    const biofixes = [aBiofix({ pestId: 2 }), aBiofix({ sectorId: 7 }), aBiofix({ seasonId: 30 })];
    expect(degreeDayStart({ ...asked, biofixes }).reason).toBe('season');
    expect(degreeDayStart({ ...asked, biofixes, season: null }).reason).toBe('biofix');
  });

  it('prefers what was observed to the calendar, and the latest of it', () => {
    const chronofix = aBiofix({ type: 'chronofix', date: isoDate('2026-10-30') });
    const later = aBiofix({ date: isoDate('2026-09-28') });
    expect(degreeDayStart({ ...asked, biofixes: [later, chronofix, aBiofix()] }).date).toBe('2026-09-28');
    expect(degreeDayStart({ ...asked, biofixes: [chronofix] }).date).toBe('2026-10-30');
  });
});
