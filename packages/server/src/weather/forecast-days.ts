import {
  dayOfInstant,
  type EpochMs,
  eachDay,
  hoursOfDay,
  isPlausible,
  plausibleHumidity,
  plausibleTemperature,
} from '@vigia/domain';
import type { ForecastDay } from '../stores/measurements/station-weather.ts';
import type { WeatherHour } from './source.ts';

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

const plausible = (measure: 'rain' | 'wind', value: number | null | undefined): number | null =>
  isPlausible(measure, value ?? Number.NaN) ? (value as number) : null;

/** Groups hours by local day of America/Santiago. Days without any value are left out. */
export function forecastDays(hours: readonly WeatherHour[]): ForecastDay[] {
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return [];
  const byHour = new Map<EpochMs, WeatherHour>(hours.map((hour) => [hour.t, hour]));
  return eachDay(dayOfInstant(first.t), dayOfInstant(last.t)).flatMap((date) => {
    const own = Array.from(hoursOfDay(date), (t) => byHour.get(t));
    const temperature = own.map((hour) => orNull(plausibleTemperature(hour?.temperature ?? Number.NaN)));
    const humidity = own.map((hour) => orNull(plausibleHumidity(hour?.humidity ?? Number.NaN)));
    const hasValues = [...temperature, ...humidity].some((value) => value !== null);
    const rainMm = own.map((hour) => plausible('rain', hour?.rainMm));
    const windKmH = own.map((hour) => plausible('wind', hour?.windKmH));
    return hasValues ? [{ date, temperature, humidity, rainMm, windKmH }] : [];
  });
}
