import type { ChartSeries } from '../../chart-series.ts';

/** Whether any series has a value, or a band its range, inside its own arrays at all. */
export function hasValues(series: readonly ChartSeries[]): boolean {
  return series.some(
    ({ kind, y, spread }) =>
      y.some((value) => Number.isFinite(value)) ||
      (kind === 'band' && spread?.high.some((value) => Number.isFinite(value))),
  );
}
