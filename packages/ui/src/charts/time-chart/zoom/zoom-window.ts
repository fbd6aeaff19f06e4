import { HOUR_MS } from '@vigia/domain';
import type { ChartSeries, ChartWindow } from '../../chart-series.ts';

/** Half the span for a step in, twice for a step out. */
export const ZOOM_STEP = 2;
/** The closest zoom shows so many records of the densest series. */
const LEAST_RECORDS = 4;

/** The shortest part of the window that is worth a look, ms. */
export function leastSpan(series: readonly ChartSeries[], home: ChartWindow): number {
  let step = Number.POSITIVE_INFINITY;
  for (const { x } of series) {
    if (x.length > 1) step = Math.min(step, (x[x.length - 1]! - x[0]!) / (x.length - 1));
  }
  return Math.min(Math.max(HOUR_MS, step * LEAST_RECORDS), (home.end - home.start) / 2);
}

/**
 * A part of `home`, moved and stretched to lie inside it and to span at least `least` ms; null when that is all of it,
 * or when it is no window at all.
 */
export function clampZoom(zoom: ChartWindow, home: ChartWindow, least: number): ChartWindow | null {
  const start = Math.min(zoom.start, zoom.end);
  const span = Math.max(Math.abs(zoom.end - zoom.start), least);
  const whole = home.end - home.start;
  if (!Number.isFinite(start + span) || span >= whole * 0.99) return null;
  const from = Math.min(Math.max(start, home.start), home.end - span);
  return { start: from, end: from + span };
}

/** The window `factor` times as long, with `anchor` (wall ms) staying where it is on the screen. */
export function zoomAbout({ start, end }: ChartWindow, anchor: number, factor: number): ChartWindow {
  return { start: anchor - (anchor - start) * factor, end: anchor + (end - anchor) * factor };
}

export function panBy({ start, end }: ChartWindow, ms: number): ChartWindow {
  return { start: start + ms, end: end + ms };
}

/** The window moved just as far as it takes to show `x`, with some room beside it. */
export function reveal(window: ChartWindow, x: number): ChartWindow {
  const span = window.end - window.start;
  if (x < window.start) return panBy(window, x - span * 0.25 - window.start);
  return x > window.end ? panBy(window, x + span * 0.25 - window.end) : window;
}
