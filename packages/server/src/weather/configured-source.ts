import { OPEN_METEO_URL, openMeteo } from './open-meteo.ts';
import type { WeatherService, WeatherSource } from './source.ts';
import { STORMGLASS_URL, stormglass } from './stormglass.ts';

export interface WeatherSettings {
  readonly service: WeatherService;
  /** Base URL, if not the public one. */
  readonly url?: string | undefined;
  readonly key?: string | undefined;
}

/** The weather service of the settings; null without one: then forecasts use the stations' own past years. */
export function configuredSource(settings: WeatherSettings | undefined): WeatherSource | null {
  if (settings === undefined) return null;
  const { service, url, key } = settings;
  return service === 'stormglass'
    ? stormglass({ url: url ?? STORMGLASS_URL, key: key ?? '' })
    : openMeteo({ url: url ?? OPEN_METEO_URL, key });
}
