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
 * The date that a key moves the cursor to, wall ms; null for keys that the cursor does not use. Arrows go from
 * record to record, with Ctrl by weeks; page keys go by months; Home and End go to the ends. The first press of
 * an arrow or page key goes to the last record.
 *
 * @param at position of the cursor, NaN when it is hidden
 * @param stops series of the dates it can stop at
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
  // If no record lies within the step, the cursor goes to the next record.
  return far === at ? nextX(stops, at, direction, window) : far;
}

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
};

/** The same day of another month, or the last day of a shorter month. */
function monthsFrom(wallMs: number, months: number): number {
  const date = new Date(wallMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}
