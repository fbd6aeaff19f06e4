import { hoursInDay } from '../calendar/day.ts';
import { eachDay } from '../calendar/iso-date.ts';
import type { DayRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import type { DayRollup } from './day-rollups.ts';

export interface HoursOfDays {
  readonly dates: readonly IsoDate[];
  /** Hourly temperatures of all the days, one after the other, °C; `NaN` is a missing hour. */
  readonly hourly: Float64Array;
  /** For each hour the index of its day in `dates`. */
  readonly dayOf: Uint32Array;
}

export interface ExtremesOfDays {
  readonly dates: readonly IsoDate[];
  /** °C; `NaN` for a day that is missing or not valid. */
  readonly min: Float64Array;
  readonly max: Float64Array;
}

type Hours = Pick<DayRollup, 'date' | 'hourlyTemperature'>;
type Extremes = Pick<DayRollup, 'date' | 'tMin' | 'tMax' | 'valid'>;

/**
 * The hours of a stretch of days as the chill models take them. A day that `days` does not hold, or holds with a
 * number of hours it never had, is all missing.
 *
 * @param days in any order; of two with the same date the later one counts
 */
export function hoursOfDays(days: readonly Hours[], { start, end }: DayRange): HoursOfDays {
  const byDate = new Map(days.map((day) => [day.date, day.hourlyTemperature]));
  const dates = eachDay(start, end);
  const lengths = dates.map(hoursInDay);
  const total = lengths.reduce((sum, hours) => sum + hours, 0);
  const hourly = new Float64Array(total).fill(Number.NaN);
  const dayOf = new Uint32Array(total);
  let at = 0;
  for (const [i, date] of dates.entries()) {
    const hours = byDate.get(date);
    if (hours !== undefined && hours.length === lengths[i]) hourly.set(hours, at);
    dayOf.fill(i, at, at + lengths[i]!);
    at += lengths[i]!;
  }
  return { dates, hourly, dayOf };
}

/** Daily extremes of a stretch of days as `dailyDegreeDays` takes them: only valid days have values. */
export function extremesOfDays(days: readonly Extremes[], { start, end }: DayRange): ExtremesOfDays {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const dates = eachDay(start, end);
  const min = new Float64Array(dates.length).fill(Number.NaN);
  const max = new Float64Array(dates.length).fill(Number.NaN);
  for (const [i, date] of dates.entries()) {
    const day = byDate.get(date);
    if (!day?.valid) continue;
    min[i] = day.tMin;
    max[i] = day.tMax;
  }
  return { dates, min, max };
}
