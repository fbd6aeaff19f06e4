import { HOUR_MS } from '@vigia/domain';
import type { ChartSeries, ChartWindow } from '../../chart-series.ts';

/** Factor of a zoom step: half the span for a step in, twice for a step out. */
export const ZOOM_STEP = 2;
/** Number of records of the densest series in the closest zoom. */
const LEAST_RECORDS = 4;

/** The shortest part of the window that can be shown, ms. */
export function leastSpan(series: readonly ChartSeries[], home: ChartWindow): number {
  let step = Number.POSITIVE_INFINITY;
  for (const { x } of series) {
    if (x.length > 1) step = Math.min(step, (x[x.length - 1]! - x[0]!) / (x.length - 1));
  }
  return Math.min(Math.max(HOUR_MS, step * LEAST_RECORDS), (home.end - home.start) / 2);
}

/**
 * A part of `home`, moved and stretched so that it lies inside `home` and spans at least `least` ms; null if
 * that is all of `home`, or if `zoom` is not finite.
 */
export function clampZoom(zoom: ChartWindow, home: ChartWindow, least: number): ChartWindow | null {
  const start = Math.min(zoom.start, zoom.end);
  const span = Math.max(Math.abs(zoom.end - zoom.start), least);
  const whole = home.end - home.start;
  if (!Number.isFinite(start + span) || span >= whole * 0.99) return null;
  const from = Math.min(Math.max(start, home.start), home.end - span);
  return { start: from, end: from + span };
}

/** The window `factor` times as long, in which `anchor` (wall ms) keeps its place on the screen. */
export function zoomAbout({ start, end }: ChartWindow, anchor: number, factor: number): ChartWindow {
  return { start: anchor - (anchor - start) * factor, end: anchor + (end - anchor) * factor };
}

export function panBy({ start, end }: ChartWindow, ms: number): ChartWindow {
  return { start: start + ms, end: end + ms };
}

/** The window moved just far enough to show `x`, with some space beside it. */
export function reveal(window: ChartWindow, x: number): ChartWindow {
  const span = window.end - window.start;
  if (x < window.start) return panBy(window, x - span * 0.25 - window.start);
  return x > window.end ? panBy(window, x + span * 0.25 - window.end) : window;
}
