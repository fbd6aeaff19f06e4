import { type EpochMs, hoursOfDay } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { type SeriesStation, seriesStations } from '../stores/farm/stations.ts';
import { type Days, readClimateHours } from '../stores/measurements/climate-days.ts';
import { issuedForecasts, readWeather } from '../stores/measurements/station-weather.ts';

/** One hour of a station, named by its beginning; null where unknown. */
export interface StationHour {
  readonly t: EpochMs;
  /** °C */
  readonly temperature: number | null;
  /** % */
  readonly humidity: number | null;
}

const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

/** A weather service's values for hours that were over, or running, when it was last requested. */
export async function weatherHistory(
  tx: Tx,
  scope: Scope,
  stationId: StationId,
  days: Days,
): Promise<StationHour[]> {
  return await historyOf(tx, scope, await seriesStations(tx, scope, [stationId]), days);
}

async function historyOf(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  days: Days,
): Promise<StationHour[]> {
  const issued = await issuedForecasts(tx, scope, stations);
  const until = issued[0]?.at;
  if (until === undefined) return [];
  const weather = await readWeather(tx, scope, stations, issued, days);
  return weather
    .flatMap(({ date, temperature, humidity }) =>
      Array.from(hoursOfDay(date), (t, i) => ({
        t,
        temperature: orNull(temperature[i]),
        humidity: orNull(humidity[i]),
      })),
    )
    .filter(({ t, temperature, humidity }) => t <= until && (temperature !== null || humidity !== null));
}

/**
 * Hourly means of the station; a figure that it did not measure is taken from the weather service.
 * Hours without any figure are left out.
 */
export async function combinedHours(
  tx: Tx,
  scope: Scope,
  stationId: StationId,
  days: Days,
): Promise<StationHour[]> {
  const stations = await seriesStations(tx, scope, [stationId]);
  const hours = new Map((await historyOf(tx, scope, stations, days)).map((hour) => [hour.t, hour]));
  for (const { date, temperature, humidity } of await readClimateHours(tx, scope, stations, days)) {
    for (const [i, t] of hoursOfDay(date).entries()) {
      const forecast = hours.get(t);
      const hour = {
        t,
        temperature: temperature[i] ?? forecast?.temperature ?? null,
        humidity: humidity[i] ?? forecast?.humidity ?? null,
      };
      if (hour.temperature !== null || hour.humidity !== null) hours.set(t, hour);
    }
  }
  return [...hours.values()].sort((a, b) => a.t - b.t);
}
