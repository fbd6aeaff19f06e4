import { DAY_MS, HOUR_MS } from '@vigia/domain';
import { randomFor } from './random.ts';
import type { Site } from './sites.ts';
import { STANDARD_OFFSET_MS, type ZoneWeather } from './weather.ts';

/** Complete hourly climate at a station, as if nothing ever failed. */
export interface StationClimate {
  /** Epoch ms of the first hour. */
  readonly start: number;
  /** °C, one decimal. */
  readonly temperature: Float64Array;
  /** %, one decimal. */
  readonly humidity: Float64Array;
  /** mm, one decimal. */
  readonly rain: Float64Array;
}

/** Hours from solar noon to the warmest hour. */
const PEAK_AFTER_NOON_HOURS = 3;
/** Random noise of each hour, such as gusts and passing clouds, °C. */
const HOURLY_SPREAD = 0.35;
const HOURLY_PERSISTENCE = 0.6;
/** Position of the curve's mean between its minimum and maximum. */
const MEAN_OF_CURVE = 0.44;
/** Decrease of relative humidity per degree, %/°C. It is less where the night would exceed saturation. */
const STEEPEST_HUMIDITY = 3.1;
const FLATTEST_HUMIDITY = 0.8;

const RADIANS = Math.PI / 180;

/**
 * Sunrise and noon in hours of standard time (UTC−4).
 *
 * @source Cooper 1969 for the declination; sunrise is when the centre of the sun crosses the horizon
 */
function sun({ latitude, longitude }: Site, dayOfYear: number): { sunrise: number; noon: number } {
  const declination = 23.45 * RADIANS * Math.sin((2 * Math.PI * (284 + dayOfYear)) / 365);
  const halfDay = Math.acos(-Math.tan(latitude * RADIANS) * Math.tan(declination)) / RADIANS / 15;
  const noon = 12 + (-60 - longitude) / 15;
  return { sunrise: noon - halfDay, noon };
}

/** Morning curve, from 0 at sunrise to 1 at the peak: slow, steep, slow. */
const rise = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;

const DECAY = 2.9;
/** Evening curve, from 1 at the peak to 0 at the next sunrise: flat at first, then ever slower cooling. */
const fall = (share: number): number =>
  (Math.exp(-DECAY * share ** 1.25) - Math.exp(-DECAY)) / (1 - Math.exp(-DECAY));

interface Offsets {
  readonly maximum: number;
  readonly minimum: number;
  readonly humidity: number;
}

/**
 * Random differences of a site from its zone, and of a station from its site (slope, cold air, irrigation), °C.
 */
function offsetsOf(siteName: string, stationName: string): Offsets {
  const site = randomFor(`climate/site/${siteName}`);
  const station = randomFor(`climate/station/${stationName}`);
  return {
    maximum: 0.5 * site.normal() + 0.3 * station.normal(),
    minimum: 0.5 * site.normal() + 0.4 * station.normal(),
    humidity: 2 * site.normal() + 1.5 * station.normal(),
  };
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/**
 * Hourly climate of a station between two days of the zone's weather (`from` included, `to` excluded). The
 * temperature rises as half a cosine from sunrise to mid-afternoon and falls exponentially until the next
 * sunrise.
 *
 * @param siteName the sector's site; its stations share the offsets
 * @param stationName seed of the station's own random stream
 */
export function stationClimate(
  weather: ZoneWeather,
  site: Site,
  siteName: string,
  stationName: string,
  from: number,
  to: number,
): StationClimate {
  const offsets = offsetsOf(siteName, stationName);
  const noise = randomFor(`${weather.record}climate/hours/${stationName}`);
  const hours = (to - from) * 24;
  const temperature = new Float64Array(hours);
  const humidity = new Float64Array(hours);
  const rain = new Float64Array(hours);
  let gust = 0;
  for (let day = from; day < to; day += 1) {
    const i = day - weather.firstDay;
    const today = extremesOf(weather, i, offsets);
    const before = extremesOf(weather, Math.max(i - 1, 0), offsets);
    const after = extremesOf(weather, Math.min(i + 1, weather.days - 1), offsets);
    const { sunrise, noon } = sun(site, (day % 365.25) + 1);
    const peak = noon + PEAK_AFTER_NOON_HOURS;
    const night = 24 - (peak - sunrise);
    const mean = today.minimum + MEAN_OF_CURVE * today.amplitude;
    const meanHumidity = clamp((weather.humidity[i] as number) + offsets.humidity, 15, 97);
    const slope = clamp(
      (98 - meanHumidity) / (MEAN_OF_CURVE * today.amplitude),
      FLATTEST_HUMIDITY,
      STEEPEST_HUMIDITY,
    );
    for (let hour = 0; hour < 24; hour += 1) {
      const at = (day - from) * 24 + hour;
      gust = HOURLY_PERSISTENCE * gust + HOURLY_SPREAD * noise.normal();
      let value: number;
      if (hour < sunrise) {
        value = today.minimum + (before.maximum - today.minimum) * fall((hour + 24 - peak) / night);
      } else if (hour < peak) {
        value = today.minimum + today.amplitude * rise((hour - sunrise) / (peak - sunrise));
      } else {
        value = after.minimum + (today.maximum - after.minimum) * fall((hour - peak) / night);
      }
      temperature[at] = oneDecimal(value + gust);
      humidity[at] = oneDecimal(clamp(meanHumidity - slope * (value - mean) - 0.8 * gust, 8, 100));
    }
    pour(weather, i, rain.subarray((day - from) * 24, (day - from) * 24 + 24), noise.next());
  }
  return { start: from * DAY_MS - STANDARD_OFFSET_MS, temperature, humidity, rain };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function extremesOf(weather: ZoneWeather, i: number, offsets: Offsets) {
  const minimum = (weather.minimum[i] as number) + offsets.minimum;
  const maximum = Math.max((weather.maximum[i] as number) + offsets.maximum, minimum + 2);
  return { minimum, maximum, amplitude: maximum - minimum };
}

function pour(weather: ZoneWeather, i: number, hours: Float64Array, share: number): void {
  const amount = weather.rain[i] as number;
  if (amount === 0) return;
  const start = weather.rainStart[i] as number;
  const length = weather.rainHours[i] as number;
  for (let k = 0; k < length; k += 1) {
    hours[start + k] = oneDecimal(((0.7 + 0.6 * share) * amount) / length);
  }
}

/** Index of an instant in a station's hours. */
export const hourIndex = ({ start }: StationClimate, at: number): number =>
  Math.floor((at - start) / HOUR_MS);

/** Day of an instant in standard time, as days since 1970-01-01. */
export const standardDayOf = (at: number): number => Math.floor((at + STANDARD_OFFSET_MS) / DAY_MS);
