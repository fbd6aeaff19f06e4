import { DAY_MS } from '@vigia/domain';
import type { ChartSeries, ChartWindow } from '../../chart-series.ts';
import type { Box } from './free-spot.ts';
import { windowSlice } from './window-slice.ts';

const WIDEST = 18;
const NARROWEST = 1;

/** Position of a series among the series with bars: their bars stand side by side. */
export interface BarSlot {
  readonly index: number;
  readonly count: number;
}
const ALONE: BarSlot = { index: 0, count: 1 };

/** Where the bars of a series stand. */
export interface BarPlace {
  readonly slot?: BarSlot;
  /** Where each bar begins, in the series' unit; 0 by default. */
  readonly bases?: Float64Array;
  /** The series whose bars are as wide; its own by default. */
  readonly like?: ChartSeries;
}

/**
 * Bars of one series as boxes in px of the plot. Of several bars on one pixel only the highest is kept, so that
 * ten thousand bars cost no more than the plot is wide.
 *
 * @param xPx position of a wall ms
 * @param yPx position of a value of the series' own axis
 */
export function barBoxes(
  series: ChartSeries,
  window: ChartWindow,
  xPx: (x: number) => number,
  yPx: (y: number) => number,
  { slot = ALONE, bases, like = series }: BarPlace = {},
): Box[] {
  const { from, to } = windowSlice(series.x, window);
  const width = barWidth(like, windowSlice(like.x, window), xPx) / slot.count;
  const shift = (slot.index - (slot.count - 1) / 2) * width;
  const drawn = slot.count > 1 ? Math.max(NARROWEST, width - 1) : width;
  const boxes: Box[] = [];
  let column = Number.NaN;
  for (let i = from; i < to; i++) {
    const value = series.y[i]!;
    const base = bases?.[i] ?? 0;
    if (!Number.isFinite(value) || value === base) continue;
    const middle = xPx(middleOf(series, i));
    const own = Math.min(drawn, ownWidth(series, i, xPx));
    const box = boxOf(middle + shift, own, yPx(base), yPx(value));
    const last = boxes[boxes.length - 1];
    if (last && Math.round(middle) === column) {
      if (box.top < last.top) boxes[boxes.length - 1] = box;
    } else boxes.push(box);
    column = Math.round(middle);
  }
  return boxes;
}

function boxOf(middle: number, width: number, base: number, top: number): Box {
  return {
    left: middle - width / 2,
    right: middle + width / 2,
    top: Math.min(base, top),
    bottom: Math.max(base, top),
  };
}

/** The date (wall ms) in the middle of a bar: a bar that sums up several days stands in the middle of them. */
export const middleOf = ({ since, x }: ChartSeries, i: number): number => (x[i]! + (since?.[i] ?? x[i]!)) / 2;

/** Greatest width of such a bar, px: the days it covers. The current week ends today. */
function ownWidth({ since, x }: ChartSeries, i: number, xPx: (x: number) => number): number {
  if (!since) return Number.POSITIVE_INFINITY;
  return Math.max(NARROWEST, xPx(x[i]! + DAY_MS) - xPx(since[i]!));
}

/**
 * Width of the bars, px: wide enough to see, and narrower than the distance of the longest spans or closest
 * dates.
 */
function barWidth(
  series: ChartSeries,
  { from, to }: ReturnType<typeof windowSlice>,
  xPx: (x: number) => number,
): number {
  if (series.since) {
    const longest = series.x.reduce((most, last, i) => Math.max(most, last - series.since![i]!), 0);
    return Math.min(WIDEST, Math.max(NARROWEST, (xPx(longest + DAY_MS) - xPx(0)) * 0.7));
  }
  let closest = Number.POSITIVE_INFINITY;
  let previous = Number.NaN;
  for (let i = from; i < to; i++) {
    if (!(Math.abs(series.y[i]!) > 0)) continue;
    const here = xPx(series.x[i]!);
    if (here - previous < closest) closest = here - previous;
    previous = here;
  }
  return Math.min(WIDEST, Math.max(NARROWEST, closest * 0.7));
}

/** One path for all bars, with rounded tops. */
export function barsPath(boxes: readonly Box[]): string {
  let path = '';
  for (const { left, right, top, bottom } of boxes) {
    const radius = Math.min(2, (right - left) / 2, bottom - top);
    path += `M${px(left)},${px(bottom)}V${px(top + radius)}q0,${px(-radius)} ${px(radius)},${px(-radius)}`;
    path += `H${px(right - radius)}q${px(radius)},0 ${px(radius)},${px(radius)}V${px(bottom)}Z`;
  }
  return path;
}

function px(value: number): string {
  return String(Math.round(value * 100) / 100);
}
