import { type DayRange, earlierOf, type IsoDate, type Period } from '@vigia/domain';
import { daysBack, graphWindow, type Season } from '@vigia/domain/farm';

/** Graphs of a device first show its last thirty days. */
export const DEVICE_PERIOD: Period = '30days';

const QUARTER_DAYS = 90;

/**
 * Days of a device's graphs: the last 30 or 90, or those of the season up to today. Without a season, or before
 * it begins, the last 30.
 */
export function deviceDays(
  period: Period,
  season: Pick<Season, 'start' | 'end'> | null,
  today: IsoDate,
): DayRange {
  if (period === '90days') return daysBack(today, QUARTER_DAYS);
  if (period === '30days' || season === null || season.start > today) return graphWindow(today);
  return { start: season.start, end: earlierOf(season.end, today) };
}
