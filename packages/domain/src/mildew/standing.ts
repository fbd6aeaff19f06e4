import { addDays } from '../calendar/iso-date.ts';
import { type DailySeries, overRange } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import { type MildewRisk, mildewRisk } from './risk.ts';

/** An index this old does not describe the risk now. */
export const MILDEW_FRESH_DAYS: Days = 7;
/** The movement of the index is stated over these days. */
export const MILDEW_TREND_DAYS: Days = 7;

/** How an index moved. */
export type MildewTrend = 'same' | 'up' | 'down';

/** The index of today and how it changed. */
export interface MildewStanding {
  readonly date: IsoDate;
  readonly index: number;
  readonly risk: MildewRisk;
  /** Difference from the index of `MILDEW_TREND_DAYS` before; null when that is not known. */
  readonly trend: { readonly moved: MildewTrend; readonly before: number } | null;
}

/**
 * The last index known within the week until a day, null without one.
 *
 * @param series Gubler index by day, 0..100; `NaN` is a missing day
 */
export function mildewStanding(series: DailySeries, until: IsoDate): MildewStanding | null {
  const start = addDays(until, 1 - MILDEW_FRESH_DAYS);
  const { values } = overRange(series, { start, end: until });
  const last = values.findLastIndex((value) => mildewRisk(value) !== null);
  if (last < 0) return null;
  const date = addDays(start, last);
  const index = values[last]!;
  return { date, index, risk: mildewRisk(index)!, trend: trendOf(series, date, index) };
}

function trendOf(series: DailySeries, date: IsoDate, index: number): MildewStanding['trend'] {
  const day = addDays(date, -MILDEW_TREND_DAYS);
  const then = overRange(series, { start: day, end: day }).values[0]!;
  if (mildewRisk(then) === null) return null;
  const [now, before] = [Math.round(index), Math.round(then)];
  return { moved: now === before ? 'same' : now > before ? 'up' : 'down', before };
}
