import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CROPS } from '../catalogue/crops.ts';
import { ANDERSON_THRESHOLDS, andersonDegreeHours } from './anderson-degree-hours.ts';
import { degreeHourIncrementsByDay } from './by-day.ts';
import { degreeHourMetricName, parseDegreeHourMetric } from './degree-hour-metric.ts';
import { growingDegreeHours } from './degree-hours.ts';

const RICHARDSON = { base: 4.5, optimum: 25 };
const ofHour = (t: number, thresholds = RICHARDSON) => growingDegreeHours([t], thresholds)[0];

describe('degree-hours', () => {
  it('rise from the base to a plateau at the optimum', () => {
    expect([4.5, 5.5, 24.5, 25, 40].map((t) => ofHour(t))).toEqual([0, 1, 20, 20.5, 20.5]);
  });

  it('rise slowly and fall to nothing at the critical temperature in the curve of Anderson', () => {
    const at = (t: number) => andersonDegreeHours([t])[0]!;
    expect([3.9, 4, 36.1].map(at)).toEqual([0, 0, 0]);
    expect(at(14.5)).toBeCloseTo(10.5, 12);
    expect(at(25)).toBeCloseTo(21, 12);
    expect(at(30.5)).toBeCloseTo(21 * (1 - Math.SQRT1_2), 12);
    expect(at(36)).toBeCloseTo(0, 12);
    const hours = fc.array(fc.double({ min: -10, max: 45, noNaN: true }));
    fc.assert(
      fc.property(hours, (hourly) => {
        const total = andersonDegreeHours(hourly);
        for (let i = 1; i < total.length; i++) expect(total[i]!).toBeGreaterThanOrEqual(total[i - 1]!);
        expect(andersonDegreeHours([null, ...hourly]).at(-1)).toBe(total.at(-1) ?? 0);
      }),
    );
  });

  it('refuse infinite temperatures and thresholds that do not ascend', () => {
    expect(() => andersonDegreeHours([Number.POSITIVE_INFINITY])).toThrow('hourly[0]');
    for (const wrong of [
      { base: 25 },
      { critical: 25 },
      { base: Number.NaN },
      { critical: Number.POSITIVE_INFINITY },
    ]) {
      expect(() => andersonDegreeHours([5], { ...ANDERSON_THRESHOLDS, ...wrong })).toThrow('ascend');
    }
    expect(() => growingDegreeHours([5], { base: 5, optimum: 5 })).toThrow(RangeError);
    expect(() => growingDegreeHours([5], { base: 5, optimum: Number.POSITIVE_INFINITY })).toThrow(RangeError);
  });

  it('of a day are missing with too few hours', () => {
    const hourly = new Float64Array(72).fill(14.5);
    hourly.fill(Number.NaN, 24, 29);
    const dayOf = hourly.map((_, i) => Math.floor(i / 24));
    expect(Array.from(degreeHourIncrementsByDay(hourly, dayOf, RICHARDSON))).toEqual([240, Number.NaN, 240]);
  });
});

describe('names of degree-hours', () => {
  it('are read back as what they name', () => {
    const tenths = fc.integer({ min: 0, max: 300 }).map((n) => n / 10);
    fc.assert(
      fc.property(tenths, fc.integer({ min: 1, max: 200 }), (base, range) => {
        const thresholds = { base, optimum: Number((base + range / 10).toFixed(1)) };
        expect(parseDegreeHourMetric(degreeHourMetricName(thresholds))).toEqual(thresholds);
      }),
    );
  });

  it('are the one of the apples', () => {
    expect(parseDegreeHourMetric(CROPS.get(22)!.degreeHourMetric!)).toEqual(RICHARDSON);
    expect(degreeHourMetricName(RICHARDSON)).toBe('gdh_mean_4dot5_25');
  });

  it.each([
    'gdh_mean_4.5_25',
    'gdh_mean_04dot5_25',
    'gdh_mean_4dot50_25',
    'gdh_mean_25_4dot5',
    'gdh_mean_25_25',
    'gdh_max_4dot5_25',
    'gdh_mean_4dot5_25 ',
    'dd_simple_average_10',
    '',
  ])('refuse %j', (name) => expect(parseDegreeHourMetric(name)).toBeNull());
});
