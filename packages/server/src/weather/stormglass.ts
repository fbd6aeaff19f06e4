import { type EpochMs, HOUR_MS } from '@vigia/domain';
import * as z from 'zod/mini';
import { type AskOptions, askJson } from './ask-json.ts';
import type { WeatherHour, WeatherSource } from './source.ts';

export const STORMGLASS_URL = 'https://api.stormglass.io';

const KM_H_PER_M_S = 3.6;

/** Values of one measure by institute; `sg` is the service's own choice among them. */
const BySource = z.record(z.string(), z.nullable(z.number()));
const Point = z.object({
  hours: z.array(
    z.object({
      time: z.iso.datetime({ offset: true }),
      airTemperature: z.optional(BySource),
      humidity: z.optional(BySource),
      precipitation: z.optional(BySource),
      windSpeed: z.optional(BySource),
    }),
  ),
});

export interface StormglassOptions extends Pick<AskOptions, 'timeoutMs' | 'pauseMs'> {
  readonly url?: string;
  readonly key: string;
}

/**
 * `GET /v2/weather/point` of Stormglass: hours in UTC, each value from several institutes. Wind is at 10 m in m/s,
 * precipitation a rate in mm/h.
 *
 * @source https://docs.stormglass.io
 */
export function stormglass({ url = STORMGLASS_URL, key, ...ask }: StormglassOptions): WeatherSource {
  return {
    name: 'stormglass',
    daysAhead: 9, // ten days with the running one
    daysBack: 7,
    everyMs: 12 * HOUR_MS, // a free key has ten questions a day
    async hourly({ latitude, longitude }, from, to, signal) {
      const address = new URL('v2/weather/point', url.endsWith('/') ? url : `${url}/`);
      address.search = new URLSearchParams({
        lat: String(latitude),
        lng: String(longitude),
        params: 'airTemperature,humidity,precipitation,windSpeed',
        start: String(from / 1000),
        end: String((to - HOUR_MS) / 1000),
      }).toString();
      const answer = await askJson(address, Point, { ...ask, signal, headers: { authorization: key } });
      return hoursOf(answer, from, to);
    },
  };
}

function hoursOf({ hours }: z.infer<typeof Point>, from: EpochMs, to: EpochMs): WeatherHour[] {
  return hours
    .map(({ time, airTemperature, humidity, precipitation, windSpeed }, i) => {
      const windMS = chosen(windSpeed);
      return {
        t: Date.parse(time),
        temperature: chosen(airTemperature),
        humidity: chosen(humidity),
        rainMm: mostOf(chosen(precipitation), chosen(hours[i + 1]?.precipitation)),
        windKmH: windMS === null ? null : windMS * KM_H_PER_M_S,
      };
    })
    .filter(({ t }) => t >= from && t < to);
}

/**
 * The service does not say of which hour a rate is the mean: the higher of those at its beginning and its end, so that no
 * hour is called dry that may not be.
 */
const mostOf = (begin: number | null, end: number | null): number | null =>
  begin === null || end === null ? (begin ?? end) : Math.max(begin, end);

/** The service's own choice, or else the mean of the institutes. */
function chosen(bySource: z.infer<typeof BySource> | undefined): number | null {
  const own = bySource?.sg;
  if (typeof own === 'number') return own;
  const values = Object.values(bySource ?? {}).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
