import { DAY_MS } from '@vigia/domain';
import type { ChartSeries, ChartWindow } from '../../chart-series.ts';
import { nearestX, nextX } from './reading.ts';

export interface CursorKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const WEEK = 7 * DAY_MS;

/**
 * Where a key leads; null for keys the cursor leaves alone. Arrows go from record to record, with Ctrl by weeks; page
 * keys by months; Home and End to the ends. The first press of an arrow or page key lands on the last record.
 *
 * @param at where the cursor is, NaN when it is hidden
 * @param stops what it can stop at
 */
export function keyTarget(
  press: CursorKey,
  at: number,
  stops: readonly Pick<ChartSeries, 'x'>[],
  window: ChartWindow,
  today: number | undefined,
): number | null {
  if (press.key === 'Home') return nearestX(stops, window.start, window);
  if (press.key === 'End') return nearestX(stops, window.end, window);
  const direction = DIRECTIONS[press.key];
  if (direction === undefined) return null;
  if (Number.isNaN(at)) return nearestX(stops, Math.min(today ?? window.end, window.end), window);
  const isPage = press.key.startsWith('Page');
  if (!isPage && !press.ctrlKey && !press.metaKey) return nextX(stops, at, direction, window);
  const far = nearestX(stops, isPage ? monthsFrom(at, direction) : at + direction * WEEK, window);
  // Where records are farther apart than the leap, the leap is to the next one.
  return far === at ? nextX(stops, at, direction, window) : far;
}

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
};

/** The same day of another month, or its last day where it is shorter. */
function monthsFrom(wallMs: number, months: number): number {
  const date = new Date(wallMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}
