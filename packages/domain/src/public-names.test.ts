/** The names that partners' scripts use, with their signatures, imported by the name of the package. */
import {
  chillingHours,
  type DegreeDayCutoff,
  type DegreeDayMethod,
  dailyDegreeDays,
  dynamicPortions,
  type GublerRule,
  growingDegreeHours,
  gublerIndex,
  hourlyTemperatures,
  positiveUtahUnits,
  UC_IPM_GUBLER_RULE,
  utahUnits,
} from '@vigia/domain';
import { describe, expect, expectTypeOf, it } from 'vitest';

const METHODS = [
  'simple-average',
  'simple-average-clamped',
  'single-triangle',
  'double-triangle',
  'single-sine',
  'double-sine',
] as const;
const CUTOFFS = ['horizontal', 'vertical', 'intermediate', 'none'] as const;

const MISSING = Number.NaN;
/** Two winter days; hour 3 of each is missing. */
const hourly = Float64Array.from({ length: 48 }, (_, hour) =>
  hour % 24 === 3 ? MISSING : 8 - 6 * Math.cos((2 * Math.PI * (hour - 4)) / 24),
);
const dayOf = Uint8Array.from(hourly, (_, hour) => Math.floor(hour / 24));

describe('the names the outside relies on', () => {
  it('dailyDegreeDays takes six methods and four cutoffs', () => {
    expectTypeOf<DegreeDayMethod>().toEqualTypeOf<(typeof METHODS)[number]>();
    expectTypeOf<DegreeDayCutoff>().toEqualTypeOf<(typeof CUTOFFS)[number]>();
    const min = Float64Array.of(5, MISSING, 8);
    const max = Float64Array.of(25, 20, 35);
    const nextMin = Float64Array.of(7, 8, 9);
    for (const method of METHODS) {
      for (const cutoff of CUTOFFS) {
        const options = cutoff === 'none' ? { method, lower: 10 } : { method, lower: 10, upper: 30, cutoff };
        for (const extremes of [
          { min, max },
          { min, max, nextMin },
        ]) {
          const daily: Float64Array = dailyDegreeDays(extremes, options);
          expect(daily).toBeInstanceOf(Float64Array);
          expect(daily).toHaveLength(3);
          expect(daily[0]).toBeGreaterThan(0);
          expect(daily[1]).toBeNaN();
        }
      }
    }
    // A day within the thresholds gives its mean minus the lower one; 35 °C is cut to 30.
    expect([
      ...dailyDegreeDays(
        { min: [12, 8], max: [20, 35] },
        { method: 'simple-average-clamped', lower: 10, upper: 30, cutoff: 'horizontal' },
      ),
    ]).toEqual([6, 10]);
  });

  it.each([
    ['chillingHours', () => chillingHours(hourly), hourly.filter((t) => t < 7).length],
    [
      'chillingHours with a base',
      () => chillingHours(hourly, { below: 5 }),
      hourly.filter((t) => t < 5).length,
    ],
    ['utahUnits', () => utahUnits(hourly), undefined],
    ['positiveUtahUnits', () => positiveUtahUnits(hourly, dayOf), undefined],
    ['dynamicPortions', () => dynamicPortions(hourly), undefined],
    ['growingDegreeHours', () => growingDegreeHours(hourly, { base: 4.5, optimum: 25 }), undefined],
  ] as const)('%s accumulates, as long as its input, a missing hour adding nothing', (_, run, last) => {
    const total: Float64Array = run();
    expect(total).toBeInstanceOf(Float64Array);
    expect(total).toHaveLength(hourly.length);
    expect(total.some(Number.isNaN)).toBe(false);
    if (last !== undefined) expect(total.at(-1)).toBe(last);
    expect(hourly[3]).toBeNaN();
  });

  it('the missing hour itself adds nothing', () => {
    for (const total of [
      chillingHours(hourly),
      utahUnits(hourly),
      positiveUtahUnits(hourly, dayOf),
      growingDegreeHours(hourly, { base: 4.5, optimum: 25 }),
    ]) {
      expect(total[3]).toBe(total[2]);
      expect(total[27]).toBe(total[26]);
    }
    const portions = dynamicPortions(hourly);
    expect(portions[4]).toBe(portions[3]);
  });

  it('positiveUtahUnits floors each local day at zero', () => {
    const warmThenCold = [20, 20, 20, 5, 5];
    expect([...utahUnits(warmThenCold)]).toEqual([-1, -2, -3, -2, -1]);
    expect([...positiveUtahUnits(warmThenCold, [0, 0, 0, 1, 1])]).toEqual([0, 0, 0, 1, 2]);
  });

  it('hourlyTemperatures gives 24 solar hours a day', () => {
    const days = [
      { date: '2026-07-01', min: 2, max: 14 },
      { date: '2026-07-02', min: 3, max: 15 },
    ];
    const drawn = hourlyTemperatures(days, -33.45);
    expect(drawn).toBeInstanceOf(Float64Array);
    expect(drawn).toHaveLength(48);
    expect(drawn.subarray(0, 24).indexOf(Math.max(...drawn.subarray(0, 24)))).toBe(14);
  });

  it('gublerIndex gives one value a day, by the product’s rule or another', () => {
    const favourable = { hourly: Float64Array.from({ length: 24 }, (_, h) => (h > 9 && h < 17 ? 25 : 15)) };
    const days = [favourable, favourable, favourable, favourable];
    expect([...gublerIndex(days)]).toEqual([0, 0, 30, 50]);
    const rule: GublerRule = UC_IPM_GUBLER_RULE;
    expect([...gublerIndex(days, rule)]).toEqual([0, 0, 60, 80]);
  });
});
