import { dayNumberOf, daysBetween, isoDate } from '../calendar/iso-date.ts';
import { toReadings } from '../climate/readings.ts';
import type { Celsius, IsoDate } from '../units.ts';
import { type SunTimes, sunTimes } from './sun.ts';

export interface DayExtremes {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** °C; `NaN` (or null) is missing. */
  readonly min: Celsius | null;
  readonly max: Celsius | null;
}

const HOURS = 24;
/** Hours. */
const SHORTEST_NIGHT = 3;

/** A day with its sun, as its own hours and those of its neighbours need it. */
interface SunDay extends SunTimes {
  readonly min: Celsius;
  readonly max: Celsius;
}

/**
 * Hourly temperatures drawn from daily extremes: a sine wave while the sun is up, a logarithmic fall from its
 * setting to the next rising. For weather that comes as minimum and maximum alone; measured hours are better.
 *
 * The hours are those of the sun (0..23, 12 at its highest), 24 in every day: clock hours differ by the place and
 * by summer time. Before the first sunrise and after the last sunset the minimum of that day stands. A day on which
 * the sun does not rise, or does not set, is its mean throughout, and its neighbours treat it as not there.
 *
 * @param days one after the other, none left out
 * @param latitude degrees, negative south
 * @returns `24 × days.length` values, °C; `NaN` where an extreme that an hour depends on is missing: the day's own,
 *   those of the day before until sunrise, the next day's minimum after sunset
 * @throws {RangeError} a minimum above its maximum, an infinite extreme, days unsorted, repeated or left out (the
 *   message names the index); a latitude outside −90..90; a text that is no date
 * @source Linvill 1990, HortScience 25:14, in the form of chillR's make_hourly_temps
 */
export function hourlyTemperatures(days: readonly DayExtremes[], latitude: number): Float64Array {
  const sunDays = checkedDays(days, latitude);
  const hourly = new Float64Array(days.length * HOURS);
  for (const [i, day] of sunDays.entries()) {
    const before = withSun(sunDays[i - 1]);
    const after = withSun(sunDays[i + 1]);
    for (let hour = 0; hour < HOURS; hour++) {
      hourly[i * HOURS + hour] = temperatureAt(hour, day, before, after);
    }
  }
  return hourly;
}

function checkedDays(days: readonly DayExtremes[], latitude: number): SunDay[] {
  const min = toReadings(
    days.map((day) => day.min),
    'min',
  );
  const max = toReadings(
    days.map((day) => day.max),
    'max',
  );
  const dates = days.map((day) => isoDate(day.date));
  return dates.map((date, i) => {
    const previous = dates[i - 1];
    if (previous !== undefined && daysBetween(previous, date) !== 1) {
      throw new RangeError(`days[${i}] (${date}) is not the day after ${previous}`);
    }
    if (min[i]! > max[i]!) throw new RangeError(`min[${i}] (${min[i]}) is above max[${i}] (${max[i]})`);
    return { ...sunTimes(latitude, dayOfYear(date)), min: min[i]!, max: max[i]! };
  });
}

function dayOfYear(date: IsoDate): number {
  return dayNumberOf(date) - dayNumberOf(isoDate(`${date.slice(0, 4)}-01-01`)) + 1;
}

const rises = ({ dayLength }: SunTimes): boolean => dayLength > 0 && dayLength < HOURS;
const withSun = (day: SunDay | undefined): SunDay | undefined => (day && rises(day) ? day : undefined);

function temperatureAt(hour: number, day: SunDay, before?: SunDay, after?: SunDay): Celsius {
  if (!rises(day) || Number.isNaN(day.min) || Number.isNaN(day.max)) return (day.min + day.max) / 2;
  if (hour <= day.sunrise) return before ? beforeSunrise(hour, day, before) : day.min;
  if (hour < day.sunset) return inDaylight(hour - day.sunrise, day, day.dayLength);
  return after ? afterSunset(hour, day, after) : day.min;
}

/** The sine wave of a day, `sinceSunrise` hours on; its crest comes two hours after noon. */
function inDaylight(sinceSunrise: number, { min, max }: SunDay, dayLength: number): Celsius {
  return min + (max - min) * Math.sin((Math.PI * sinceSunrise) / (dayLength + 4));
}

/**
 * The temperature at the end of the evening before is computed with the length of this day, and the fall goes a little
 * below the minimum: both as chillR does. In nights of an hour or two, beyond 60° of latitude, it would go
 * far below, so there the minimum is used.
 */
function beforeSunrise(hour: number, day: SunDay, before: SunDay): Celsius {
  const night = HOURS - (before.sunset - day.sunrise);
  if (night < SHORTEST_NIGHT) return day.min;
  const start = inDaylight(day.dayLength, before, day.dayLength);
  return start - ((start - day.min) / Math.log(night)) * Math.log(hour + HOURS - before.sunset + 1);
}

function afterSunset(hour: number, day: SunDay, after: SunDay): Celsius {
  const start = inDaylight(day.dayLength, day, day.dayLength);
  const night = HOURS - (day.sunset - after.sunrise);
  return start - ((start - after.min) / Math.log(night + 1)) * Math.log(hour - day.sunset + 1);
}
