import type { EpochMs, IsoDate } from '../units.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { dayNumberOf } from './iso-date.ts';
import { offsetAt } from './zone.ts';

export interface LocalTime {
  readonly date: IsoDate;
  /** 0–23 */
  readonly hour: number;
  /** 0–59 */
  readonly minute: number;
}

/**
 * The instant a local clock showed this time; null when it never did (the hour skipped as summer time begins).
 * For an hour that happened twice, the first one. With `offsetMinutes` (−180 or −240 as written beside the
 * time) the offset decides and the zone is not used.
 */
export function instantOfLocal(local: LocalTime, offsetMinutes: number): EpochMs;
export function instantOfLocal(local: LocalTime): EpochMs | null;
export function instantOfLocal(local: LocalTime, offsetMinutes?: number): EpochMs | null {
  const wall = dayNumberOf(local.date) * DAY_MS + local.hour * HOUR_MS + local.minute * MINUTE_MS;
  if (offsetMinutes !== undefined) return wall - offsetMinutes * MINUTE_MS;
  const before = offsetAt(wall - DAY_MS);
  const after = offsetAt(wall + DAY_MS);
  const earliestFirst = [Math.max(before, after), Math.min(before, after)];
  for (const offset of earliestFirst) {
    if (offsetAt(wall - offset) === offset) return wall - offset;
  }
  return null;
}
