import { type EpochMs, HOUR_MS } from '@vigia/domain';
import * as z from 'zod/mini';
import { type AskOptions, askJson } from './ask-json.ts';
import type { WeatherHour, WeatherSource } from './source.ts';

export const STORMGLASS_URL = 'https://api.stormglass.io';

/** Values of one measure by institute; `sg` is the service's own choice among them. */
const BySource = z.record(z.string(), z.nullable(z.number()));
const Point = z.object({
  hours: z.array(
    z.object({
      time: z.iso.datetime({ offset: true }),
      airTemperature: z.optional(BySource),
      humidity: z.optional(BySource),
    }),
  ),
});

export interface StormglassOptions extends Pick<AskOptions, 'timeoutMs' | 'pauseMs'> {
  readonly url?: string;
  readonly key: string;
}

/**
 * `GET /v2/weather/point` of Stormglass: hours in UTC, each value from several institutes.
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
        params: 'airTemperature,humidity',
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
    .map(({ time, airTemperature, humidity }) => ({
      t: Date.parse(time),
      temperature: chosen(airTemperature),
      humidity: chosen(humidity),
    }))
    .filter(({ t }) => t >= from && t < to);
}

/** The service's own choice, or else the mean of the institutes. */
function chosen(bySource: z.infer<typeof BySource> | undefined): number | null {
  const own = bySource?.sg;
  if (typeof own === 'number') return own;
  const values = Object.values(bySource ?? {}).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
