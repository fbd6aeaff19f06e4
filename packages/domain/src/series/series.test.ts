import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate, isoDateOfDayNumber } from '../calendar/iso-date.ts';
import { chartArrays, lastRecord, lowerBound, nearestIndex } from './chart.ts';
import {
  alignDaily,
  emptyDaily,
  fromColumnar,
  fromItems,
  overRange,
  sumDaily,
  toColumnar,
  toItems,
} from './daily.ts';

const start = isoDate('2026-09-01');
const daily = (values: number[], from = start) => ({ start: from, values: Float64Array.from(values) });
const value = fc.oneof(
  { weight: 4, arbitrary: fc.double({ noNaN: true, min: -1e6, max: 1e6 }) },
  fc.constant(null),
);

describe('daily series', () => {
  it('survive the way through columns and items', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.array(value, { minLength: 1 }), (day, values) => {
        const columns = { start: isoDateOfDayNumber(day), step: 'day' as const, values };
        expect(toColumnar(fromColumnar(columns))).toEqual(columns);
        expect(fromItems(toItems(columns))).toEqual(columns);
      }),
    );
  });

  it('make days without a point holes, never zeros', () => {
    const items = [
      { date: isoDate('2026-09-04'), value: 2 },
      { date: isoDate('2026-09-02'), value: 1 },
    ];
    expect(fromItems(items)).toEqual({ start: '2026-09-02', step: 'day', values: [1, null, 2] });
    const range = { start: isoDate('2026-09-03'), end: isoDate('2026-09-05') };
    expect(fromItems(items, range).values).toEqual([null, 2, null]);
    const before = { start: isoDate('2026-09-02'), end: isoDate('2026-09-03') };
    expect(fromItems(items, before).values).toStrictEqual([1, null]);
    expect(fromItems([], range).values).toEqual([null, null, null]);
    expect(toColumnar(daily([1, Number.POSITIVE_INFINITY])).values).toEqual([1, null]);
    expect(fromItems([])).toBeNull();
    expect(() => fromItems([items[0]!, items[0]!])).toThrow(RangeError);
  });

  it('align and add up', () => {
    const a = daily([1, 2, Number.NaN]);
    const b = daily([10, Number.NaN, 30], isoDate('2026-09-02'));
    const aligned = alignDaily([a, b])!;
    expect(aligned.range).toEqual({ start: '2026-09-01', end: '2026-09-04' });
    expect(Array.from(aligned.series[1]!.values)).toEqual([Number.NaN, 10, Number.NaN, 30]);
    expect(Array.from(sumDaily([a, b], aligned.range).values)).toEqual([1, 12, Number.NaN, 30]);
    expect(alignDaily([emptyDaily({ start, end: isoDate('2026-08-01') })])).toBeNull();
    expect(Array.from(overRange(a, { start, end: start }).values)).toEqual([1]);
    expect(Array.from(overRange(b, { start, end: start }).values)).toEqual([Number.NaN]);
  });

  it('span what has days, or the range that is requested', () => {
    const a = daily([1, 2]);
    const nothing = daily([], isoDate('2026-01-01'));
    expect(alignDaily([nothing, a])!.range).toEqual({ start: '2026-09-01', end: '2026-09-02' });
    expect(alignDaily([])).toBeNull();
    const range = { start: isoDate('2026-08-31'), end: isoDate('2026-09-01') };
    expect(alignDaily([a], range)).toMatchObject({ range, series: [{ start: '2026-08-31' }] });
    expect(Array.from(alignDaily([a], range)!.series[0]!.values)).toEqual([Number.NaN, 1]);
  });
});

describe('points of a chart', () => {
  it('sit at noon', () => {
    expect(Array.from(chartArrays(daily([1, 2])).x)).toEqual([
      Date.UTC(2026, 8, 1, 12),
      Date.UTC(2026, 8, 2, 12),
    ]);
  });

  it('are found by binary search as by looking at each', () => {
    const sorted = fc.array(fc.integer({ min: -50, max: 50 })).map((x) => x.sort((a, b) => a - b));
    fc.assert(
      fc.property(sorted, fc.integer({ min: -60, max: 60 }), (x, target) => {
        const index = nearestIndex(x, target);
        if (x.length === 0) {
          expect(index).toBe(-1);
          return;
        }
        const distance = Math.min(...x.map((at) => Math.abs(at - target)));
        expect(Math.abs(x[index]! - target)).toBe(distance);
        expect(lowerBound(x, target)).toBe(x.filter((at) => at < target).length);
      }),
    );
  });

  it('go to the earlier of two equally close', () => {
    expect([4, 5, 6].map((target) => nearestIndex([0, 10], target))).toEqual([0, 0, 1]);
    expect([-5, 0, 10, 15].map((target) => nearestIndex([0, 10], target))).toEqual([0, 0, 1, 1]);
  });

  it('have a last record that is no hole', () => {
    const arrays = chartArrays(daily([1, 2, Number.NaN]));
    expect(lastRecord(arrays)).toEqual({ index: 1, x: arrays.x[1], y: 2 });
    expect(lastRecord(arrays, arrays.x[0])).toEqual({ index: 0, x: arrays.x[0], y: 1 });
    expect(lastRecord(arrays, arrays.x[0]! - 1)).toBeNull();
    expect(lastRecord(chartArrays(daily([Number.NaN])))).toBeNull();
    expect(lastRecord(chartArrays(daily([])))).toBeNull();
  });
});
