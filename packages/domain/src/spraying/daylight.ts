import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { sunTimes } from '../hourly/sun.ts';
import type { EpochMs } from '../units.ts';

/** Degrees, north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const DEGREES_PER_HOUR = 15;

/** Solar time less mean time, min. @source Spencer 1971, Search 2:172 */
function equationOfTime(dayOfYear: number): number {
  const turn = ((2 * Math.PI) / 365) * (dayOfYear - 1);
  return (
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.040849 * Math.sin(2 * turn))
  );
}

/** Sunrise and sunset of the solar day around an instant at a place, to about two minutes. */
export function sunAround(t: EpochMs, { latitude, longitude }: Place) {
  const solar = t + (longitude / DEGREES_PER_HOUR) * HOUR_MS;
  const year = Date.UTC(new Date(solar).getUTCFullYear(), 0, 1);
  const dayOfYear = Math.floor((solar - year) / DAY_MS) + 1;
  const midnight = year + (dayOfYear - 1) * DAY_MS;
  const { sunrise, sunset } = sunTimes(latitude, dayOfYear);
  const shift = (longitude / DEGREES_PER_HOUR) * HOUR_MS + equationOfTime(dayOfYear) * MINUTE_MS;
  return { sunrise: midnight + sunrise * HOUR_MS - shift, sunset: midnight + sunset * HOUR_MS - shift };
}

/** Whether the sun is up from one instant to another, within a day. */
export function isDaylight(from: EpochMs, to: EpochMs, place: Place): boolean {
  const { sunrise, sunset } = sunAround(from, place);
  return from >= sunrise && to <= sunset;
}
