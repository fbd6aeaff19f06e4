import { wallMsOfDay } from '../calendar/day.ts';
import { DAY_MS } from '../calendar/durations.ts';
import type { WallMs } from '../units.ts';
import type { DailySeries } from './daily.ts';

/** Points of a chart: wall time and value, same length; NaN is a hole. */
export interface ChartArrays {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** A daily series on a chart's axes, each day at its noon. */
export function chartArrays(series: DailySeries): ChartArrays {
  const first = wallMsOfDay(series.start);
  return { x: Float64Array.from(series.values, (_, i) => first + i * DAY_MS), y: series.values };
}

/** First index whose x is not below `target`; `x.length` when all are. `x` ascends. */
export function lowerBound(x: ArrayLike<number>, target: number): number {
  let low = 0;
  let high = x.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (x[middle]! < target) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the x closest to `target` (the earlier of two equally close), −1 without points. `x` ascends. */
export function nearestIndex(x: ArrayLike<number>, target: number): number {
  const after = lowerBound(x, target);
  if (after === 0) return x.length === 0 ? -1 : 0;
  if (after === x.length) return after - 1;
  return target - x[after - 1]! <= x[after]! - target ? after - 1 : after;
}

export interface SeriesRecord {
  readonly index: number;
  readonly x: WallMs;
  readonly y: number;
}

/** The last point that is no hole, at or before `until` when given; null without one. */
export function lastRecord({ x, y }: ChartArrays, until = Number.POSITIVE_INFINITY): SeriesRecord | null {
  for (let index = y.length - 1; index >= 0; index -= 1) {
    if (x[index]! <= until && !Number.isNaN(y[index]!)) return { index, x: x[index]!, y: y[index]! };
  }
  return null;
}
