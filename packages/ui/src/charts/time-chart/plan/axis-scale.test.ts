import { describe, expect, it } from 'vitest';
import type { ChartSeries } from '../../chart-series.ts';
import { DAY, dailySeries } from '../../daily-series.fixture.ts';
import { axisExtent, exactAxis, MAX_TICKS, niceAxis } from './axis-scale.ts';

const START = Date.UTC(2026, 8, 1, 12);
const nan = Number.NaN;
const series = (values: readonly number[], over: Partial<ChartSeries> = {}) =>
  dailySeries(START, values, over);
const days = (count: number) => ({ start: START, end: START + count * DAY });

describe('value axis', () => {
  it.each([
    [0, 486.2, 0, 500, 50],
    [0, 14, 0, 14, 2],
    [-3.2, 31.7, -5, 35, 5],
    [0, 1, 0, 1, 0.1],
    [20, 100, 20, 100, 10],
  ])('holds %d to %d in round steps', (min, max, low, high, step) => {
    expect(niceAxis({ min, max })).toMatchObject({ min: low, max: high, step });
  });

  it('has eleven ticks at most, whatever the extent', () => {
    for (let max = 0.013; max < 5e6; max *= 1.37) {
      expect(niceAxis({ min: -max / 3, max }).ticks.length).toBeLessThanOrEqual(MAX_TICKS);
    }
  });

  it('opens a flat extent towards zero', () => {
    expect(niceAxis({ min: 7, max: 7 })).toMatchObject({ min: 0, max: 7 });
    expect(niceAxis({ min: 0, max: 0 })).toMatchObject({ min: 0, max: 1 });
  });

  it('writes its ticks with the decimals of the step', () => {
    expect(niceAxis({ min: 0, max: 1 }).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
    expect(niceAxis({ min: 0, max: 1 }).decimals).toBe(1);
  });

  it('counts in whole insects', () => {
    expect(niceAxis({ min: 0, max: 2 }, MAX_TICKS, true).ticks).toEqual([0, 1, 2]);
    expect(niceAxis({ min: 0, max: 22 }, 11, true).step).toBe(5);
  });

  it.each([
    [0, 24, 8, 4],
    [0, 24, 3, 12],
    [0, 100, 8, 20],
    [0, 100, 11, 10],
    [-120, -50, 11, 10],
    [-20, 0, 11, 2],
    [0, 23, 8, 5],
  ])('from %d to %d with at most %d ticks ends there, in steps of %d', (min, max, most, step) => {
    const axis = exactAxis({ min, max }, most, true);
    expect(axis.step).toBe(step);
    expect(axis.ticks.length).toBeLessThanOrEqual(most);
    if (max !== 23) expect(axis).toMatchObject({ min, max });
  });

  it('looks at visible series inside the window only', () => {
    const hidden = series([900], { visible: false });
    expect(axisExtent([series([5, 9, 40]), hidden], 'left', days(1))).toEqual({ min: 0, max: 9 });
    expect(axisExtent([series([5, 9])], 'left', days(1), false)).toEqual({ min: 5, max: 9 });
    expect(axisExtent([series([nan, nan])], 'left', days(1))).toBeNull();
  });
});
