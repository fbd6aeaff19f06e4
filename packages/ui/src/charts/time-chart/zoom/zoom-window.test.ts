import { describe, expect, it } from 'vitest';
import { clampZoom, leastSpan, panBy, reveal, zoomAbout } from './zoom-window.ts';

const home = { start: 0, end: 100 };

describe('zoom', () => {
  it('stays inside the window and never too close', () => {
    expect(clampZoom({ start: -20, end: 20 }, home, 5)).toEqual({ start: 0, end: 40 });
    expect(clampZoom({ start: 90, end: 110 }, home, 5)).toEqual({ start: 80, end: 100 });
    expect(clampZoom({ start: 50, end: 51 }, home, 5)).toEqual({ start: 50, end: 55 });
    expect(clampZoom({ start: 60, end: 40 }, home, 5)).toEqual({ start: 40, end: 60 });
  });

  it('of everything, or of an invalid window, is null', () => {
    expect(clampZoom({ start: -10, end: 120 }, home, 5)).toBeNull();
    expect(clampZoom({ start: 0.5, end: 99.8 }, home, 5)).toBeNull();
    expect(clampZoom({ start: Number.NaN, end: 20 }, home, 5)).toBeNull();
  });

  it('keeps the date under the pointer where it is', () => {
    expect(zoomAbout(home, 25, 0.5)).toEqual({ start: 12.5, end: 62.5 });
    expect(zoomAbout(zoomAbout(home, 25, 0.5), 25, 2)).toEqual(home);
  });

  it('moves to a date beyond its edge', () => {
    const shown = { start: 40, end: 60 };
    expect(reveal(shown, 50)).toBe(shown);
    expect(reveal(shown, 62)).toEqual({ start: 47, end: 67 });
    expect(reveal(shown, 38)).toEqual({ start: 33, end: 53 });
    expect(panBy(shown, -5)).toEqual({ start: 35, end: 55 });
  });

  it('ends at a few records of the densest series', () => {
    const day = 86_400_000;
    const dates = (n: number, step: number) => Float64Array.from({ length: n }, (_, i) => i * step);
    const year = { start: 0, end: 365 * day };
    const series = [dates(50, 7 * day), dates(365, day)].map((x) => ({ x }) as never);
    expect(leastSpan(series, year)).toBe(4 * day);
    expect(leastSpan([], year)).toBe(year.end / 2);
  });
});
