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
import { lttb } from './lttb.ts';

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

  it('have a last record that is no hole', () => {
    const arrays = chartArrays(daily([1, 2, Number.NaN]));
    expect(lastRecord(arrays)).toMatchObject({ index: 1, y: 2 });
    expect(lastRecord(arrays, arrays.x[0])).toMatchObject({ index: 0, y: 1 });
    expect(lastRecord(chartArrays(daily([Number.NaN])))).toBeNull();
  });
});

describe('lttb', () => {
  const series = fc
    .array(fc.oneof({ weight: 6, arbitrary: fc.integer({ min: -99, max: 99 }) }, fc.constant(Number.NaN)), {
      maxLength: 300,
    })
    .map((values) => ({ x: Float64Array.from(values, (_, i) => i * 2), y: Float64Array.from(values) }));

  it('keeps ends and order within the budget', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 3, max: 60 }), ({ x, y }, n) => {
        const indices = Array.from(lttb(x, y, n));
        expect(indices.length).toBeLessThanOrEqual(Math.max(n, 0));
        expect(indices).toEqual([...new Set(indices)].sort((a, b) => a - b));
        const firstValue = y.findIndex((v) => !Number.isNaN(v));
        if (firstValue >= 0) expect(indices).toContain(firstValue);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every break it has room for', () => {
    const y = Float64Array.from({ length: 1000 }, (_, i) => (i % 250 > 240 ? Number.NaN : Math.sin(i / 9)));
    const x = Float64Array.from(y, (_, i) => i);
    const indices = Array.from(lttb(x, y, 100));
    for (const beside of [240, 250, 490, 500, 740, 750]) expect(indices).toContain(beside);
    const holes = indices.filter((i) => Number.isNaN(y[i]!));
    expect(holes).toEqual([249, 499, 749]);
    expect(indices.length).toBeGreaterThan(90);
  });

  it('shows the widest breaks when there are too many', () => {
    const y = Float64Array.from({ length: 2000 }, (_, i) =>
      i % 2 === 1 || (i > 900 && i < 1100) ? Number.NaN : i,
    );
    const indices = Array.from(
      lttb(
        Float64Array.from(y, (_, i) => i),
        y,
        50,
      ),
    );
    expect(indices.length).toBeLessThanOrEqual(50);
    expect(indices).toContain(900);
    expect(indices).toContain(1100);
    expect(indices.some((i) => i > 900 && i < 1100)).toBe(true);
  });

  it('keeps a spike', () => {
    const y = new Float64Array(10_000);
    y[4321] = 50;
    expect(
      Array.from(
        lttb(
          Float64Array.from(y, (_, i) => i),
          y,
          100,
        ),
      ),
    ).toContain(4321);
  });

  it('refuses wrong input', () => {
    expect(() => lttb(new Float64Array(3), new Float64Array(2), 5)).toThrow(RangeError);
    expect(() => lttb(new Float64Array(3), new Float64Array(3), 2)).toThrow(RangeError);
  });

  it('thins a million points in a few milliseconds', () => {
    const y = Float64Array.from({ length: 1_000_000 }, (_, i) => Math.sin(i / 5000) + (i % 97) / 97);
    const x = Float64Array.from(y, (_, i) => i);
    lttb(x, y, 400);
    const began = performance.now();
    expect(lttb(x, y, 400)).toHaveLength(400);
    expect(performance.now() - began).toBeLessThan(250);
  });
});
