import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { hoursOfDays } from '../climate/day-arrays.ts';
import { CHILL_METRICS } from './models.ts';
import { recordCoverage, recordQuality } from './record-quality.ts';

const HOLE = Number.NaN;
const record = (...parts: readonly (readonly [hours: number, value: number])[]) =>
  parts.flatMap(([hours, value]) => Array<number>(hours).fill(value));
const qualityOf = (hourly: number[], model = CHILL_METRICS[0] as (typeof CHILL_METRICS)[number]) =>
  recordQuality(recordCoverage(hourly), model);

describe('coverage of a record', () => {
  it('distinguishes hours that were measured, bridged and lost', () => {
    const hourly = record([10, 5], [3, HOLE], [5, 6], [4, HOLE], [10, 5], [2, HOLE]);
    expect(recordCoverage(hourly)).toEqual({
      hours: 34,
      present: 25,
      filled: 3,
      missing: 6,
      longestGap: 4,
      coverage: 28 / 34,
    });
  });

  it('adds up, and is whole for a record without holes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.double({ min: -10, max: 30, noNaN: true }), fc.constant(null))),
        (list) => {
          const { hours, present, filled, missing, longestGap } = recordCoverage(list);
          expect(present + filled + missing).toBe(hours);
          expect(longestGap).toBeLessThanOrEqual(missing);
          expect(present).toBe(list.filter((v) => v !== null).length);
        },
      ),
    );
    expect(recordCoverage(record([48, 5]))).toMatchObject({ missing: 0, longestGap: 0, coverage: 1 });
  });

  it('counts the hours of the season, those of days of 23 and 25 hours too', () => {
    const hoursOf = (start: string, end: string) =>
      recordCoverage(hoursOfDays([], { start: isoDate(start), end: isoDate(end) }).hourly).hours;
    expect(hoursOf('2024-09-07', '2024-09-09')).toBe(71);
    expect(hoursOf('2024-04-05', '2024-04-07')).toBe(73);
  });

  it('refuses infinite values', () => {
    expect(() => recordCoverage([Number.NEGATIVE_INFINITY])).toThrow('hourly[0]');
  });
});

describe('quality of a record', () => {
  it('is good from 95 % and fair from 85 % of the hours', () => {
    const scattered = (missing: number) =>
      record(
        ...Array.from({ length: missing }, () => [4, HOLE] as const).flatMap((gap) => [gap, [1, 5] as const]),
        [1000 - 5 * missing, 5],
      );
    // Gaps of four hours, which are not interpolated, after a first hour that ends no gap.
    expect(recordCoverage(scattered(12)).coverage).toBe(0.952);
    expect([12, 13, 37, 38].map((n) => qualityOf(scattered(n)))).toEqual(['good', 'fair', 'fair', 'poor']);
  });

  it('includes the limits themselves', () => {
    const whole = recordCoverage(record([48, 5]));
    for (const model of CHILL_METRICS) {
      expect(recordQuality({ ...whole, coverage: 0.95 }, model)).toBe('good');
      expect(recordQuality({ ...whole, coverage: 0.85 }, model)).toBe('fair');
    }
  });

  it('depends on the longest gap, more so for the Dynamic model', () => {
    const withGap = (gap: number) => record([5000, 5], [gap, HOLE], [5000, 5]);
    const classes = (model: (typeof CHILL_METRICS)[number], gaps: number[]) =>
      gaps.map((gap) => qualityOf(withGap(gap), model));
    for (const model of ['chill_model_weinberger', 'chill_model_utah', 'chill_model_infruitec'] as const) {
      expect(classes(model, [48, 49, 168, 169])).toEqual(['good', 'fair', 'fair', 'poor']);
    }
    expect(classes('chill_model_dynamic', [24, 25, 72, 73])).toEqual(['good', 'fair', 'fair', 'poor']);
  });

  it('is poor when there is nothing', () => {
    for (const model of CHILL_METRICS) expect(qualityOf([], model)).toBe('poor');
    expect(qualityOf(record([24, HOLE]))).toBe('poor');
  });
});
