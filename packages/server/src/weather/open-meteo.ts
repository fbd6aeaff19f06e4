import { type EpochMs, HOUR_MS } from '@vigia/domain';
import * as z from 'zod/mini';
import { type AskOptions, askJson } from './ask-json.ts';
import { WeatherFault, type WeatherHour, type WeatherLocation, type WeatherSource } from './source.ts';

export const OPEN_METEO_URL = 'https://api.open-meteo.com';

const Values = z.array(z.nullable(z.number()));
const Forecast = z.object({
  hourly: z.object({
    time: z.array(z.int()),
    temperature_2m: Values,
    relative_humidity_2m: Values,
    precipitation: Values,
    wind_speed_10m: Values,
  }),
});

export interface OpenMeteoOptions extends Pick<AskOptions, 'timeoutMs' | 'pauseMs'> {
  readonly url?: string;
  /** Key of paying customers; the free service needs none. */
  readonly key?: string | undefined;
}

/**
 * `GET /v1/forecast` of Open-Meteo: hourly values, recent past and forecast, in UTC. Temperature, humidity and wind are those
 * of the instant; precipitation is the sum of the hour before it.
 *
 * @source https://open-meteo.com/en/docs
 */
export function openMeteo({ url = OPEN_METEO_URL, key, ...ask }: OpenMeteoOptions = {}): WeatherSource {
  return {
    name: 'open-meteo',
    daysAhead: 15,
    daysBack: 60,
    everyMs: 3 * HOUR_MS,
    async hourly(location, from, to, signal) {
      const answer = await askJson(urlOf(url, location, from, to, key), Forecast, { ...ask, signal });
      return hoursOf(answer, from, to);
    },
  };
}

function urlOf(
  base: string,
  { latitude, longitude }: WeatherLocation,
  from: EpochMs,
  to: EpochMs,
  key?: string,
): URL {
  const day = (at: EpochMs) => new Date(at).toISOString().slice(0, 10);
  const url = new URL('v1/forecast', base.endsWith('/') ? base : `${base}/`);
  url.search = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    hourly: 'temperature_2m,relative_humidity_2m,precipitation,wind_speed_10m',
    wind_speed_unit: 'kmh',
    precipitation_unit: 'mm',
    start_date: day(from),
    end_date: day(to - 1),
    timezone: 'GMT',
    timeformat: 'unixtime',
    ...(key && { apikey: key }),
  }).toString();
  return url;
}

function hoursOf({ hourly }: z.infer<typeof Forecast>, from: EpochMs, to: EpochMs): WeatherHour[] {
  const { time, temperature_2m: temperature, relative_humidity_2m: humidity, ...others } = hourly;
  const { precipitation, wind_speed_10m: wind } = others;
  if ([temperature, humidity, precipitation, wind].some(({ length }) => length !== time.length)) {
    throw new WeatherFault('bad-answer', 'lists of different lengths');
  }
  return time
    .map((seconds, i) => ({
      t: seconds * 1000,
      temperature: temperature[i] ?? null,
      humidity: humidity[i] ?? null,
      // What falls in this hour is told with the next one.
      rainMm: precipitation[i + 1] ?? null,
      windKmH: wind[i] ?? null,
    }))
    .filter(({ t }) => t >= from && t < to);
}
