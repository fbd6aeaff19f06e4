import type { ChartSeries } from './chart-series.ts';

/** ms */
export const DAY = 86_400_000;

/** A line of degree-days, one value a day, beginning at noon of a day; NaN is a hole. */
export const dailySeries = (
  start: number,
  values: readonly number[],
  over: Partial<ChartSeries> = {},
): ChartSeries => ({
  id: 'dd',
  label: 'Grados día',
  unit: '°C·día',
  color: 'degreeDays',
  kind: 'line',
  axis: 'left',
  x: Float64Array.from(values, (_, i) => start + i * DAY),
  y: Float64Array.from(values),
  decimals: 1,
  ...over,
});
