import type { ChartSeries } from '../../chart-series.ts';

/** Whether any series has a value, or a band with a range. */
export function hasValues(series: readonly ChartSeries[]): boolean {
  return series.some(
    ({ kind, y, spread }) =>
      y.some((value) => Number.isFinite(value)) ||
      (kind === 'band' && spread?.high.some((value) => Number.isFinite(value))),
  );
}
