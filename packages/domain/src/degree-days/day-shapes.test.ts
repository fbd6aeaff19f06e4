import { describe, expect, it } from 'vitest';
import { dailyDegreeDays } from './daily-degree-days.ts';
import { type DayShape, flatDay, sineDay, triangleDay, twoStepDay } from './day-shapes.ts';
import { DEGREE_DAY_CUTOFFS } from './rule.ts';

/** Thresholds for a day from 10 to 30 °C (mean 20): below it, within it and above it. */
const THRESHOLDS = [5, 10, 15, 20, 25, 30, 35];
const areas = (shape: DayShape) => THRESHOLDS.map((t) => shape.area(10, 30, t));
const shares = (shape: DayShape) => THRESHOLDS.map((t) => shape.share(10, 30, t));

function expectClose(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [i, value] of expected.entries()) expect(actual[i], `at ${i}`).toBeCloseTo(value, 12);
}

describe('the course of a day from 10 to 30 °C', () => {
  it('stays at its mean when flat', () => {
    expect(areas(flatDay)).toEqual([15, 10, 5, 0, 0, 0, 0]);
    expect(shares(flatDay)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  });

  it('is half at the minimum, half at the maximum, in two steps', () => {
    expect(areas(twoStepDay)).toEqual([15, 10, 7.5, 5, 2.5, 0, 0]);
    expect(shares(twoStepDay)).toEqual([1, 0.5, 0.5, 0.5, 0.5, 0, 0]);
  });

  it('runs straight up and down in a triangle', () => {
    expect(areas(triangleDay)).toEqual([15, 10, 5.625, 2.5, 0.625, 0, 0]);
    expect(shares(triangleDay)).toEqual([1, 1, 0.75, 0.5, 0.25, 0, 0]);
  });

  it('is a wave that spends a third of the day in its upper quarter', () => {
    const upperQuarter = (10 * Math.sqrt(0.75) - (5 * Math.PI) / 3) / Math.PI;
    expectClose(areas(sineDay), [15, 10, 5 + upperQuarter, 10 / Math.PI, upperQuarter, 0, 0]);
    expectClose(shares(sineDay), [1, 1, 2 / 3, 1 / 2, 1 / 3, 0, 0]);
  });

  it('is one line when minimum and maximum are the same', () => {
    for (const shape of [flatDay, twoStepDay, triangleDay, sineDay]) {
      expect([10, 20, 30].map((t) => shape.area(20, 20, t))).toEqual([10, 0, 0]);
      expect([10, 20, 30].map((t) => shape.share(20, 20, t))).toEqual([1, 0, 0]);
    }
  });
});

describe('a day above the upper threshold', () => {
  const ofDay = (method: 'simple-average' | 'simple-average-clamped', min: number, max: number) =>
    DEGREE_DAY_CUTOFFS.map(
      (cutoff) => dailyDegreeDays({ min: [min], max: [max] }, { method, lower: 10, upper: 30, cutoff })[0],
    );

  it('counts by its mean, as the cutoff says', () => {
    expect(ofDay('simple-average', 20, 40)).toEqual([20, 20, 20, 20]);
    expect(ofDay('simple-average', 30, 40)).toEqual([20, 0, 15, 25]);
    expect(ofDay('simple-average', 60, 70)).toEqual([20, 0, 0, 55]);
  });

  it('counts by each of its halves, as the cutoff says', () => {
    expect(ofDay('simple-average-clamped', 20, 40)).toEqual([15, 5, 10, 20]);
    expect(ofDay('simple-average-clamped', 30, 40)).toEqual([20, 10, 15, 25]);
    expect(ofDay('simple-average-clamped', 32, 40)).toEqual([20, 0, 14, 26]);
  });
});
