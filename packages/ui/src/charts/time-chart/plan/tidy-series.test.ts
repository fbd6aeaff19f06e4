import { describe, expect, it } from 'vitest';
import type { ChartSeries } from '../../chart-series.ts';
import { SPANISH_CHARTS as ES } from '../../words.ts';
import { soundWindow, tidySeries } from './tidy-series.ts';

const base: Omit<ChartSeries, 'x' | 'y'> = {
  id: 'max',
  label: 'Máxima',
  unit: '°C',
  color: 'max',
  kind: 'line',
  axis: 'left',
  decimals: 1,
};
const series = (x: number[], y: number[], over: Partial<ChartSeries> = {}): ChartSeries => ({
  ...base,
  x: Float64Array.from(x),
  y: Float64Array.from(y),
  ...over,
});
const mended = (one: ChartSeries) => {
  const { series: all, notes } = tidySeries([one], ES);
  return { x: Array.from(all[0]!.x), y: Array.from(all[0]!.y), notes };
};

describe('tidy series', () => {
  it('come back untouched when they are clean, holes and all', () => {
    const clean = [series([1, 2, 3], [5, Number.NaN, 7]), series([], [])];
    expect(tidySeries(clean, ES)).toEqual({ series: clean, notes: [] });
    expect(tidySeries(clean, ES).series).toBe(clean);
  });

  it('are put in order, the last value of a repeated date counting', () => {
    expect(mended(series([3, 1, 2, 1], [30, 10, 20, 11]))).toEqual({
      x: [1, 2, 3],
      y: [11, 20, 30],
      notes: [
        'Máxima: las fechas llegaron desordenadas y se ordenaron.',
        'Máxima: 1 fecha repetida; se muestra su último valor.',
      ],
    });
  });

  it('lose values without a date, and infinite values become holes', () => {
    expect(mended(series([1, Number.NaN, 2, 3], [1, 2, Number.POSITIVE_INFINITY, 3]))).toEqual({
      x: [1, 2, 3],
      y: [1, Number.NaN, 3],
      notes: [
        'Máxima: se omitió 1 valor sin fecha.',
        'Máxima: 1 valor imposible (infinito) se muestra como falta de dato.',
      ],
    });
  });

  it('keep ranges and provenances with their dates', () => {
    const one = series([2, 1], [20, 10], {
      spread: { low: Float64Array.of(19, 9), high: Float64Array.of(21, 11) },
      provenance: ['person', 'model'],
    });
    const [tidy] = tidySeries([one], ES).series;
    expect(tidy!.provenance).toEqual(['model', 'person']);
    expect(Array.from(tidy!.spread!.low)).toEqual([9, 19]);
    expect(Array.from(one.x)).toEqual([2, 1]);
  });

  it('are refused if it is unknown which value belongs to which date', () => {
    expect(() => tidySeries([series([1, 2], [1])], ES)).toThrow(/2 dates for 1 values/);
    expect(() => tidySeries([series([1], [1], { provenance: [] })], ES)).toThrow(RangeError);
  });
});

describe('window', () => {
  it('that is invalid becomes the dates of the series', () => {
    const day = 86_400_000;
    const all = [series([10 * day, 12 * day], [1, 2])];
    expect(soundWindow({ start: 5, end: 5 }, all)).toEqual({ start: 9.5 * day, end: 12.5 * day });
    expect(soundWindow({ start: Number.NaN, end: 5 }, [])).toBeNull();
    const fine = { start: 1, end: 2 };
    expect(soundWindow(fine, all)).toBe(fine);
  });
});
