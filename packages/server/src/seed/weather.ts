import { DAY_MS } from '@vigia/domain';
import { CLIMATE_ZONES, type ClimateZoneName, onDay } from './climate-zones.ts';
import { randomFor } from './random.ts';

/** Weather is made in days of standard time, UTC−4, so that all days have the same length. */
export const STANDARD_OFFSET_MS = -4 * 3_600_000;

/** The weather of a zone; arrays hold one value per day from `firstDay` on. */
export interface ZoneWeather {
  /** Days since 1970-01-01 in standard time. */
  readonly firstDay: number;
  readonly days: number;
  /** Prefix of the names of its random streams, so that records are independent of each other. */
  readonly record: string;
  /** °C */
  readonly maximum: Float64Array;
  readonly minimum: Float64Array;
  /** Daily mean, %. */
  readonly humidity: Float64Array;
  /** Rain of the day, mm, its first hour (standard time) and its duration in hours. */
  readonly rain: Float64Array;
  readonly rainStart: Uint8Array;
  readonly rainHours: Uint8Array;
}

/** Part of an anomaly that remains on the next day: weather lasts for some days. */
const PERSISTENCE = 0.72;
const RAIN_PERSISTENCE = 0.5;
/** Share of the variance that is common to all zones: fronts and heat waves cross the whole country. */
const SHARED_VARIANCE = 0.7;
const MAXIMUM_SPREAD = 3;
const MINIMUM_SPREAD = 2.2;
const HUMIDITY_SPREAD = 6;
/** Differences on a rainy day: a cooler day, a warmer night, damper air. */
const WET = { maximum: -3.2, minimum: 2.2, humidity: 9 };
const SMALLEST_AMPLITUDE = 2.5;

/** A first-order autoregressive series with variance 1. */
function autoregressive(name: string, days: number, persistence: number): Float64Array {
  const random = randomFor(name);
  const shock = Math.sqrt(1 - persistence ** 2);
  const values = new Float64Array(days);
  let value = random.normal();
  for (let i = 0; i < days; i += 1) {
    values[i] = value;
    value = persistence * value + shock * random.normal();
  }
  return values;
}

function anomalies(stream: string, zone: string, days: number, persistence: number): Float64Array {
  const shared = autoregressive(stream, days, persistence);
  const own = autoregressive(`${stream}/${zone}`, days, persistence);
  const [a, b] = [Math.sqrt(SHARED_VARIANCE), Math.sqrt(1 - SHARED_VARIANCE)];
  return shared.map((value, i) => a * value + b * (own[i] as number));
}

/** Standard normal quantile with an error of about 0.01. @source Tukey's lambda approximation (λ = 0.135). */
const normalQuantile = (p: number): number => (p ** 0.135 - (1 - p) ** 0.135) / 0.1975;

const DAYS_OF_YEAR = 365.25;
const dayOfYear = (day: number): number => {
  const start = Date.UTC(new Date(day * DAY_MS).getUTCFullYear(), 0, 1) / DAY_MS;
  return Math.min(day - start, DAYS_OF_YEAR);
};

/**
 * Daily weather with the monthly means of the zone. Anomalies last some days and are partly common to all
 * zones. Rain comes in spells, with cooler days, milder nights and damp air.
 *
 * @param record prefix of the names of its random streams, such as `older/`
 */
export function zoneWeather(
  zoneName: ClimateZoneName,
  firstDay: number,
  days: number,
  record = '',
): ZoneWeather {
  const zone = CLIMATE_ZONES[zoneName];
  const warmth = anomalies(`${record}weather/warmth`, zoneName, days, PERSISTENCE);
  const nights = anomalies(`${record}weather/nights`, zoneName, days, PERSISTENCE);
  const damp = anomalies(`${record}weather/damp`, zoneName, days, PERSISTENCE);
  const fronts = anomalies(`${record}weather/fronts`, zoneName, days, RAIN_PERSISTENCE);
  const showers = randomFor(`${record}weather/showers/${zoneName}`);
  const weather: ZoneWeather = {
    firstDay,
    days,
    record,
    maximum: new Float64Array(days),
    minimum: new Float64Array(days),
    humidity: new Float64Array(days),
    rain: new Float64Array(days),
    rainStart: new Uint8Array(days),
    rainHours: new Uint8Array(days),
  };
  for (let i = 0; i < days; i += 1) {
    const season = dayOfYear(firstDay + i);
    const chanceOfRain = onDay(zone.wetDays, season) / 30.44;
    const wet = (fronts[i] as number) > normalQuantile(1 - chanceOfRain);
    // Relative to the mean over wet and dry days, as the zone's values are such means.
    const wetness = (wet ? 1 : 0) - chanceOfRain;
    const maximum =
      onDay(zone.maximum, season) + MAXIMUM_SPREAD * (warmth[i] as number) + WET.maximum * wetness;
    const minimum =
      onDay(zone.minimum, season) +
      MINIMUM_SPREAD * (0.3 * (warmth[i] as number) + 0.95 * (nights[i] as number)) +
      WET.minimum * wetness;
    weather.minimum[i] = minimum;
    weather.maximum[i] = Math.max(maximum, minimum + SMALLEST_AMPLITUDE);
    weather.humidity[i] =
      onDay(zone.humidity, season) + HUMIDITY_SPREAD * (damp[i] as number) + WET.humidity * wetness;
    const [amount, start, hours] = [
      showers.exponential(zone.rainOfWetDay),
      showers.integer(0, 16),
      showers.integer(2, 8),
    ];
    if (!wet) continue;
    weather.rain[i] = amount;
    weather.rainStart[i] = start;
    weather.rainHours[i] = hours;
  }
  return weather;
}
