import { DAY_MS, lowerBound, nearestIndex } from '@vigia/domain';
import type { ChartMarker, ChartSeries, ChartWindow } from '../../chart-series.ts';
import { figure, longDay } from '../format.ts';
import { windowSlice } from '../plan/window-slice.ts';

export type Direction = -1 | 1;

/** The record date closest to `target` over all series, inside the window; NaN without any. */
export function nearestX(series: readonly ChartSeries[], target: number, window: ChartWindow): number {
  const wanted = Math.min(Math.max(target, window.start), window.end);
  let best = Number.NaN;
  for (const { x } of series) {
    const { from, to } = windowSlice(x, window);
    const candidate = x[from + nearestIndex(x.subarray(from, to), wanted)];
    if (from === to || candidate === undefined) continue;
    if (!(Math.abs(best - wanted) <= Math.abs(candidate - wanted))) best = candidate;
  }
  return best;
}

/** The next record date of any series after (or before) `from`; `from` itself at the edge of the window. */
export function nextX(
  series: readonly ChartSeries[],
  from: number,
  direction: Direction,
  window: ChartWindow,
): number {
  let best = Number.NaN;
  for (const { x } of series) {
    let i = lowerBound(x, from);
    if (direction < 0) i -= 1;
    else while (i < x.length && x[i]! <= from) i += 1;
    const candidate = x[i];
    if (candidate === undefined || candidate < window.start || candidate > window.end) continue;
    if (!(Math.abs(best - from) <= Math.abs(candidate - from))) best = candidate;
  }
  return Number.isNaN(best) ? from : best;
}

/**
 * Value of a series at a record date of the chart, read in full resolution: its own record there, the level that
 * holds for a step, or NaN.
 */
export function valueAt(series: ChartSeries, x: number): number {
  const i = nearestIndex(series.x, x);
  if (i < 0) return Number.NaN;
  if (series.kind === 'step') return levelAt(series, x);
  return Math.abs(series.x[i]! - x) <= reach(series.x) ? series.y[i]! : Number.NaN;
}

function levelAt({ x, y }: ChartSeries, at: number): number {
  let i = lowerBound(x, at);
  if (i === x.length || x[i]! > at) i -= 1;
  while (i >= 0 && Number.isNaN(y[i]!)) i -= 1;
  return i < 0 || at > x[x.length - 1]! ? Number.NaN : y[i]!;
}

/** A record speaks for dates closer than half the series' step, at most half a day away. */
function reach(x: Float64Array): number {
  if (x.length < 2) return DAY_MS / 2 - 1;
  const step = (x[x.length - 1]! - x[0]!) / (x.length - 1);
  return Math.min(step / 2, DAY_MS / 2 - 1);
}

export const NO_VALUE = 'sin dato';

/** `412,3 °C·día` or `sin dato` */
export function readingText(series: ChartSeries, value: number): string {
  return Number.isNaN(value) ? NO_VALUE : `${figure(value, series.decimals)} ${series.unit}`;
}

/** Markers of the same calendar day. */
export function markersAt(markers: readonly ChartMarker[], x: number): ChartMarker[] {
  return markers.filter((marker) => Math.abs(marker.x - x) < DAY_MS / 2);
}

/** One sentence for a screen reader: date, every series with its unit, what happened that day. */
export function announcement(
  series: readonly ChartSeries[],
  markers: readonly ChartMarker[],
  x: number,
  extra?: string,
): string {
  const readings = series.map((one) => `${one.label}: ${readingText(one, valueAt(one, x))}`);
  const events = markersAt(markers, x).map((marker) => marker.detail ?? marker.label);
  return [longDay(x), ...(extra ? [extra] : []), ...readings, ...events].join('. ');
}
