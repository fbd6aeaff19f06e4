import { type DayRange, type DayRollup, dayRollups, hoursOfDay, type IsoDate } from '@vigia/domain';
import type { WeatherDay } from '../stores/measurements/station-weather.ts';
import type { ClimateSource } from './station-days.ts';

type ForecastDay = DayRollup & Pick<WeatherDay, 'stationId'>;

/** Days of climate as they were measured before a day, and from that day on as a weather service forecasts them. */
export function forecastClimate(
  measured: ClimateSource,
  forecast: readonly WeatherDay[],
  from: IsoDate,
): ClimateSource {
  const days = forecast.filter(({ date }) => date >= from).flatMap(rolledUp);
  const within = ({ start, end }: DayRange) => days.filter(({ date }) => date >= start && date <= end);
  const before = <Row extends { readonly date: IsoDate }>(rows: readonly Row[]) =>
    rows.filter(({ date }) => date < from);
  return {
    extremes: async (range) => [...before(await measured.extremes(range)), ...within(range)],
    hours: async (range) => [...before(await measured.hours(range)), ...within(range)],
    climate: async (range, column) => [
      ...before(await measured.climate(range, column)),
      ...within(range).map((day) => ({ ...day, value: day[FIGURES[column]] })),
    ],
  };
}

const FIGURES = {
  t_min: 'tMin',
  t_max: 'tMax',
  t_mean: 'tMean',
  rh_min: 'rhMin',
  rh_max: 'rhMax',
  rh_mean: 'rhMean',
} as const;

/** A day that is forecast by the hour has its extremes among its hours. */
function rolledUp({ stationId, date, temperature, humidity }: WeatherDay): ForecastDay[] {
  const t = hoursOfDay(date);
  if (temperature.length !== t.length || humidity.length !== t.length) return [];
  return dayRollups({ t, temperature, humidity }).map((day) => ({ ...day, stationId }));
}
