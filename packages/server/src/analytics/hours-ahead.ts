import { HOURS_AHEAD_DAYS, type HoursAheadAnswer } from '@vigia/api/contract';
import { addDays, dayOfInstant, type EpochMs, HOUR_MS, hoursOfDay } from '@vigia/domain';
import type { SectorId } from '@vigia/domain/farm';
import type { NoHoursReason } from '@vigia/domain/spraying';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { sectorById, stationIdsInSector } from '../stores/farm/sectors.ts';
import { type SeriesStation, seriesStations } from '../stores/farm/stations.ts';
import {
  type IssuedForecast,
  readDaysAhead,
  type WeatherDayAhead,
} from '../stores/measurements/station-weather.ts';
import { freshForecasts } from './forecast-input.ts';

interface HoursAsked {
  readonly sectorId: SectorId;
  readonly now: EpochMs;
  /** Whether the installation asks a weather service. */
  readonly asksService: boolean;
}

/**
 * The hours from the running one on that a weather service forecast within the last day for a station of a sector: of several
 * the one that was asked last. Null without the sector.
 */
export async function hoursAhead(
  tx: Tx,
  scope: Scope,
  { sectorId, now, asksService }: HoursAsked,
): Promise<HoursAheadAnswer | null> {
  const sector = await sectorById(tx, scope, sectorId);
  if (sector === null) return null;
  const stations = await seriesStations(tx, scope, await stationIdsInSector(tx, sector));
  const fresh = await freshForecasts({ scope, read: (read) => read(tx) }, stations, now);
  for (const issued of fresh.toSorted((a, b) => b.at - a.at)) {
    const station = stations.find(({ stationId }) => stationId === issued.stationId) as SeriesStation;
    const today = dayOfInstant(now);
    const span = { start: today, end: addDays(today, HOURS_AHEAD_DAYS) };
    const days = await readDaysAhead(tx, scope, station, issued, span);
    if (days.length > 0) return answerOf(days, issued, now);
  }
  if (!asksService) return withoutHours('no_service');
  return withoutHours(stations.length === 0 ? 'no_station' : 'not_told');
}

const withoutHours = (reason: NoHoursReason): HoursAheadAnswer => ({
  ...{ forecast_service: null, forecast_at: null, forecast_station_id: null, no_hours_reason: reason },
  ...{ hours_from: null, hourly_temperature: [], hourly_humidity: [] },
  ...{ hourly_rain_mm: [], hourly_wind_km_h: [] },
});

function answerOf(days: readonly WeatherDayAhead[], issued: IssuedForecast, now: EpochMs): HoursAheadAnswer {
  const at = new Map(
    days.flatMap((day) => Array.from(hoursOfDay(day.date), (t, i) => [t, { day, i }] as const)),
  );
  const from = Math.floor(now / HOUR_MS) * HOUR_MS;
  const last = Math.max(...at.keys());
  const hours = Array.from({ length: Math.max(0, (last - from) / HOUR_MS + 1) }, (_, i) =>
    at.get(from + i * HOUR_MS),
  );
  const values = (of: 'temperature' | 'humidity' | 'rainMm' | 'windKmH') =>
    hours.map((hour) => hour?.day[of][hour.i] ?? null);
  return {
    forecast_service: issued.service,
    forecast_at: new Date(issued.at).toISOString(),
    forecast_station_id: issued.stationId,
    no_hours_reason: null,
    hours_from: new Date(from).toISOString(),
    hourly_temperature: values('temperature'),
    hourly_humidity: values('humidity'),
    hourly_rain_mm: values('rainMm'),
    hourly_wind_km_h: values('windKmH'),
  };
}
