import type { ChartSeries } from '../../chart-series.ts';

/**
 * Binary searches and breaks are only right on clean arrays, so a wrong series is refused instead of drawn wrong.
 *
 * @throws {RangeError} `x` and `y` differ in length, or `x` does not ascend
 */
export function checkSeries(series: readonly ChartSeries[]): void {
  for (const { id, x, y } of series) {
    if (x.length !== y.length) throw new RangeError(`series ${id}: ${x.length} dates for ${y.length} values`);
    for (let i = 1; i < x.length; i++) {
      if (!(x[i]! > x[i - 1]!))
        throw new RangeError(`series ${id}: date ${i} is not after the one before it`);
    }
  }
}

/** Whether any series has a value inside its own arrays at all. */
export function hasValues(series: readonly ChartSeries[]): boolean {
  return series.some(({ y }) => y.some((value) => Number.isFinite(value)));
}
