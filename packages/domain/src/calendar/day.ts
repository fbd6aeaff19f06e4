import type { Days, EpochMs, IsoDate, WallMs } from '../units.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { dayNumberOf, isoDateOfDayNumber } from './iso-date.ts';
import { offsetAt } from './zone.ts';

/** Days since 1970-01-01 of the local calendar day that holds the instant. */
export function dayNumberOfInstant(at: EpochMs): Days {
  return Math.floor((at + offsetAt(at)) / DAY_MS);
}

let recentDay: Days = Number.NaN;
let recentDate = '' as IsoDate;

/** The local calendar day that holds the instant. RangeError for NaN. */
export function dayOfInstant(at: EpochMs): IsoDate {
  const day = dayNumberOfInstant(at);
  if (day !== recentDay) {
    recentDate = isoDateOfDayNumber(day);
    recentDay = day;
  }
  return recentDate;
}

/** Hour on the local clock, 0–23. */
export function hourOfInstant(at: EpochMs): number {
  return Math.floor(wallMsOfInstant(at) / HOUR_MS) - dayNumberOfInstant(at) * 24;
}

function startOfDayNumber(day: Days): EpochMs {
  const midnight = day * DAY_MS;
  const before = offsetAt(midnight - DAY_MS);
  const after = offsetAt(midnight + DAY_MS);
  const first = midnight - Math.max(before, after);
  return dayNumberOfInstant(first) === day ? first : midnight - Math.min(before, after);
}

/**
 * First instant of a local day. Usually 00:00; on the day summer time begins 01:00, because the clock jumps over
 * midnight.
 */
export function startOfDay(date: IsoDate): EpochMs {
  return startOfDayNumber(dayNumberOf(date));
}

/** First instant after a local day. */
export function endOfDay(date: IsoDate): EpochMs {
  return startOfDayNumber(dayNumberOf(date) + 1);
}

/** Hours a local day lasts: 24, 23 when summer time begins, 25 when it ends. */
export function hoursInDay(date: IsoDate): number {
  return (endOfDay(date) - startOfDay(date)) / HOUR_MS;
}

/** Where each hour of a local day begins, epoch ms: 23, 24 or 25 entries. */
export function hoursOfDay(date: IsoDate): Float64Array {
  const start = startOfDay(date);
  return Float64Array.from({ length: hoursInDay(date) }, (_, i) => start + i * HOUR_MS);
}

/** A calendar day on a chart's axis: its noon, as wall time. */
export function wallMsOfDay(date: IsoDate): WallMs {
  return dayNumberOf(date) * DAY_MS + DAY_MS / 2;
}

/** An instant on a chart's axis: what the local clock shows, written as if it were UTC. */
export function wallMsOfInstant(at: EpochMs): WallMs {
  return at + offsetAt(at);
}

/** The calendar day under a point of a chart's axis. */
export function dayOfWallMs(wall: WallMs): IsoDate {
  return isoDateOfDayNumber(Math.floor(wall / DAY_MS));
}
