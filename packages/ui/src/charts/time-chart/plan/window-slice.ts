import { lowerBound } from '@vigia/domain';
import type { ChartWindow } from '../../chart-series.ts';

/** Half-open index range of the points inside the window. */
export function windowSlice(x: Float64Array, window: ChartWindow): { from: number; to: number } {
  const from = lowerBound(x, window.start);
  let to = lowerBound(x, window.end);
  while (to < x.length && x[to]! <= window.end) to++;
  return { from, to };
}

/** As `windowSlice`, with one more point on each side, so that a line runs to the edge of the plot. */
export function windowSliceOpen(x: Float64Array, window: ChartWindow): { from: number; to: number } {
  const { from, to } = windowSlice(x, window);
  return { from: Math.max(0, from - 1), to: Math.min(x.length, to + 1) };
}
