import { describe, expect, it } from 'vitest';
import type { ChartSeries } from '../../chart-series.ts';
import { keyTarget } from './key-target.ts';
import { markerStops } from './reading.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 1, 12);
const at = (day: number) => START + day * DAY;
const window = { start: START, end: at(60) };
const daily: Pick<ChartSeries, 'x'> = { x: Float64Array.from({ length: 61 }, (_, i) => at(i)) };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });
const to = (key: string, from: number, ctrl = false, stops = [daily]) =>
  keyTarget(press(key, ctrl), from, stops, window, at(20));

describe('keys of the cursor', () => {
  it('go by record, by week with Ctrl, by month with the page keys', () => {
    expect(to('ArrowRight', at(3))).toBe(at(4));
    expect(to('ArrowLeft', at(3))).toBe(at(2));
    expect(to('ArrowRight', at(3), true)).toBe(at(10));
    expect(to('ArrowLeft', at(3), true)).toBe(at(0));
    expect(to('PageDown', at(3))).toBe(at(33));
    expect(to('PageUp', at(33))).toBe(at(3));
    expect(to('PageDown', at(29))).toBe(at(59));
  });

  it('go to the ends, and first of all to today', () => {
    expect(to('Home', at(30))).toBe(at(0));
    expect(to('End', at(30))).toBe(at(60));
    expect(to('ArrowRight', Number.NaN)).toBe(at(20));
    expect(to('Tab', at(3))).toBeNull();
  });

  it('reach the next record where a leap is shorter than the step', () => {
    const sparse = { x: Float64Array.of(at(0), at(40)) };
    expect(to('ArrowRight', at(0), true, [sparse])).toBe(at(40));
    expect(to('ArrowRight', at(40), true, [sparse])).toBe(at(40));
  });

  it('stop at markers between records, once', () => {
    const weekly = { x: Float64Array.of(at(0), at(7), at(14)) };
    const marker = (day: number) => ({
      id: String(day),
      x: at(day),
      kind: 'control' as const,
      label: 'control',
    });
    const stops = markerStops([weekly], [marker(10), marker(7.2), marker(3)]);
    expect(Array.from(stops.x)).toEqual([at(3), at(10)]);
    expect(to('ArrowRight', at(7), false, [weekly, stops])).toBe(at(10));
  });
});
