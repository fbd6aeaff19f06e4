import type { ChartSeries, ChartWindow } from '../../chart-series.ts';
import { MAX_POINTS } from './thinned-line.ts';
import { windowSliceOpen } from './window-slice.ts';

export interface BandPath {
  /** Outline of the area as an SVG path; empty when there is none inside the window. */
  readonly area: string;
  /** Its upper and lower edges as an SVG path. */
  readonly edges: string;
}

interface BandPoint {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The likely range of a series as an area. A hole in the range interrupts it. Of neighbours that share a pixel
 * or two the widest range is kept, so that a long series costs no more than a short one.
 *
 * @param xPx position of a wall ms
 * @param yPx position of a value of the series' own axis
 */
export function bandPath(
  series: ChartSeries,
  window: ChartWindow,
  xPx: (x: number) => number,
  yPx: (y: number) => number,
): BandPath {
  let area = '';
  let edges = '';
  for (const run of bandRuns(series, window)) {
    if (run.length < 2) continue;
    const upper = run.map(({ x, high }) => `${px(xPx(x))},${px(yPx(high))}`);
    const lower = run.map(({ x, low }) => `${px(xPx(x))},${px(yPx(low))}`);
    edges += `M${upper.join('L')}M${lower.join('L')}`;
    area += `M${upper.join('L')}L${lower.reverse().join('L')}Z`;
  }
  return { area, edges };
}

function bandRuns({ x, spread }: ChartSeries, window: ChartWindow): BandPoint[][] {
  if (!spread) return [];
  const { from, to } = windowSliceOpen(x, window);
  const every = Math.max(1, Math.ceil((to - from) / MAX_POINTS));
  const runs: BandPoint[][] = [[]];
  for (let i = from; i < to; i += every) {
    const point = widest(x, spread, i, Math.min(to, i + every));
    if (point) runs[runs.length - 1]!.push(point);
    else if (runs[runs.length - 1]!.length > 0) runs.push([]);
  }
  return runs;
}

function widest(
  x: Float64Array,
  { low, high }: NonNullable<ChartSeries['spread']>,
  from: number,
  to: number,
): BandPoint | null {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = from; i < to; i++) {
    if (!Number.isFinite(low[i]!) || !Number.isFinite(high[i]!)) continue;
    if (low[i]! < least) least = low[i]!;
    if (high[i]! > most) most = high[i]!;
  }
  return most < least ? null : { x: x[from]!, low: least, high: most };
}

function px(value: number): number {
  return Math.round(value * 10) / 10;
}
