import { addDays, dayNumberOf } from '../calendar/iso-date.ts';
import type { DailySeries } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';

/**
 * What a trap caught in the days up to one, insects; null where none of them has a reading: a gap is no zero.
 *
 * @param daily captures by day, a hole on a day without a reading
 * @param days how many days are summed up, the last of them `end`
 * @throws {RangeError} fewer than one day
 */
export function capturesUpTo(daily: DailySeries, end: IsoDate, days: Days): number | null {
  if (!(days >= 1)) throw new RangeError(`not a number of days: ${days}`);
  const last = dayNumberOf(end) - dayNumberOf(daily.start);
  const read = daily.values
    .slice(Math.max(0, last - days + 1), Math.max(0, last + 1))
    .filter((v) => !Number.isNaN(v));
  return read.length === 0 ? null : read.reduce((sum, value) => sum + value, 0);
}

/** The last day up to `end` on which a trap was read; null without one. */
export function lastReading(daily: DailySeries, end: IsoDate): IsoDate | null {
  const last = dayNumberOf(end) - dayNumberOf(daily.start);
  for (let i = Math.min(last, daily.values.length - 1); i >= 0; i -= 1)
    if (!Number.isNaN(daily.values[i])) return addDays(daily.start, i);
  return null;
}
