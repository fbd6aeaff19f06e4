import { lttb } from '@vigia/domain';
import type { ChartSeries, ChartWindow } from '../../chart-series.ts';
import { windowSliceOpen } from './window-slice.ts';

export interface LinePoint {
  readonly x: number;
  /** `null` = hole: the line is interrupted here. */
  readonly y: number | null;
}

/** Most points of a line: more would not be visible on a screen. */
export const MAX_POINTS = 400;

/**
 * The points to draw for one series inside the window: at most `limit`, with holes as breaks. One point beyond
 * each edge is included, so that a line runs to the edge of the plot.
 */
export function thinnedLine(series: ChartSeries, window: ChartWindow, limit = MAX_POINTS): LinePoint[] {
  const { from, to } = windowSliceOpen(series.x, window);
  const x = series.x.subarray(from, to);
  const y = series.y.subarray(from, to);
  return Array.from(lttb(x, y, limit), (i) => ({ x: x[i]!, y: Number.isFinite(y[i]!) ? y[i]! : null }));
}

/** Keeps each value level until the next one: for totals that only change at their records. */
export function asSteps(points: readonly LinePoint[]): LinePoint[] {
  const steps: LinePoint[] = [];
  let last: number | null = null;
  for (const point of points) {
    if (last !== null && point.y !== null && point.y !== last) steps.push({ x: point.x, y: last });
    steps.push(point);
    last = point.y;
  }
  return steps;
}
