import { expect, it } from 'vitest';
import type { ChartSeries } from '../chart-series.ts';
import { groupedSeries } from './grouped.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 1, 12);

function counts(values: number[]): ChartSeries {
  return {
    id: 'n',
    label: 'N-01',
    unit: 'adultos',
    color: 'station1',
    kind: 'bar',
    axis: 'left',
    decimals: 0,
    x: Float64Array.from(values, (_, i) => START + i * DAY),
    y: Float64Array.from(values),
  };
}

it('leaves counts alone that have room', () => {
  const series = [counts([1, 2, 3])];
  expect(groupedSeries(series, 300)).toEqual({ series, per: 1 });
});

it('sums neighbours up where they have none, and loses nothing', () => {
  const values = Array.from({ length: 1000 }, (_, i) => i % 7);
  const { series, per } = groupedSeries([counts(values), counts([5])], 300);
  expect(per).toBe(10);
  expect(series[0]!.x).toHaveLength(100);
  expect(series[0]!.x[99]).toBe(START + 999 * DAY);
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + (b || 0), 0);
  expect(sum(series[0]!.y)).toBe(sum(values));
  expect(series[1]!.y[0]).toBe(5);
  expect(series[1]!.y[1]).toBeNaN();
});
