import type { EpochMs, IsoDate } from '@vigia/domain';
import type { ClientId, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { WeatherService } from '../../weather/source.ts';
import { readable, type SeriesStation } from '../farm/stations.ts';
import type { Days } from './climate-days.ts';

const isoOf = (at: EpochMs): string => new Date(at).toISOString();
const orNaN = (value: number | null): number => value ?? Number.NaN;

/** A station whose weather must be requested from a service. */
export interface DueStation {
  readonly stationId: StationId;
  readonly latitude: number;
  readonly longitude: number;
  /** Whether no weather is stored for it. */
  readonly isNew: boolean;
}

/**
 * The client's stations in use whose last forecast is older than an instant. A station without a position has
 * that of its sector.
 */
export async function stationsDue(
  tx: Tx,
  clientId: ClientId,
  service: WeatherService,
  before: EpochMs,
): Promise<DueStation[]> {
  const rows = await tx
    .selectFrom('station')
    .innerJoin('sector', (join) =>
      join
        .onRef('sector.client_id', '=', 'station.client_id')
        .onRef('sector.sector_id', '=', 'station.sector_id'),
    )
    .leftJoin('station_weather as told', (join) =>
      join
        .onRef('told.client_id', '=', 'station.client_id')
        .onRef('told.station_id', '=', 'station.station_id')
        .on('told.service', '=', service),
    )
    .select((row) => [
      'station.station_id',
      row.fn.coalesce('station_position_lat', 'sector_position_lat').as('latitude'),
      row.fn.coalesce('station_position_lon', 'sector_position_lon').as('longitude'),
      'told.answered_at',
    ])
    .where('station.client_id', '=', clientId)
    .where('station_is_archived', '=', false)
    .where((row) => row.or([row('answered_at', 'is', null), row('answered_at', '<', isoOf(before))]))
    .orderBy('station.station_id')
    .execute();
  return rows.map((row) => ({
    stationId: row.station_id,
    latitude: row.latitude,
    longitude: row.longitude,
    isNew: row.answered_at === null,
  }));
}

export interface ForecastDay {
  readonly date: IsoDate;
  readonly temperature: readonly (number | null)[];
  readonly humidity: readonly (number | null)[];
  /** mm in the hour and km/h; undefined where they were not told. */
  readonly rainMm?: readonly (number | null)[];
  readonly windKmH?: readonly (number | null)[];
}

/**
 * Stores a service's weather for the positions of some stations. The days of an earlier forecast are replaced.
 */
export async function saveWeather(
  tx: Tx,
  {
    clientId,
    stationIds,
    service,
  }: { clientId: ClientId; stationIds: readonly StationId[]; service: WeatherService },
  days: readonly ForecastDay[],
  at: EpochMs,
): Promise<void> {
  const answered_at = isoOf(at);
  for (const station_id of stationIds) {
    const of = { client_id: clientId, station_id, service };
    await tx
      .insertInto('station_weather')
      .values({ ...of, answered_at })
      .onConflict((row) =>
        row
          .columns(['client_id', 'station_id', 'service'])
          .doUpdateSet({ answered_at, failed_at: null, failure: null }),
      )
      .execute();
    if (days.length === 0) continue;
    await tx
      .insertInto('station_weather_day')
      .values(
        days.map(({ date, temperature, humidity, rainMm, windKmH }) => ({
          ...of,
          day: date,
          hourly_t: [...temperature],
          hourly_rh: [...humidity],
          hourly_rain_mm: rainMm ? [...rainMm] : null,
          hourly_wind_km_h: windKmH ? [...windKmH] : null,
          answered_at,
        })),
      )
      .onConflict((row) =>
        row.columns(['client_id', 'station_id', 'service', 'day']).doUpdateSet((excluded) => ({
          hourly_t: excluded.ref('excluded.hourly_t'),
          hourly_rh: excluded.ref('excluded.hourly_rh'),
          hourly_rain_mm: excluded.ref('excluded.hourly_rain_mm'),
          hourly_wind_km_h: excluded.ref('excluded.hourly_wind_km_h'),
          answered_at,
        })),
      )
      .execute();
  }
}

/** Records why a service gave nothing. Earlier weather stays. */
export async function noteFailure(
  tx: Tx,
  {
    clientId,
    stationIds,
    service,
  }: { clientId: ClientId; stationIds: readonly StationId[]; service: WeatherService },
  failure: string,
  at: EpochMs,
): Promise<void> {
  const failed = { failed_at: isoOf(at), failure };
  await tx
    .insertInto('station_weather')
    .values(stationIds.map((station_id) => ({ client_id: clientId, station_id, service, ...failed })))
    .onConflict((row) => row.columns(['client_id', 'station_id', 'service']).doUpdateSet(failed))
    .execute();
}

/** The service that gave a station's last forecast, and when. */
export interface IssuedForecast {
  readonly stationId: StationId;
  readonly service: WeatherService;
  readonly at: EpochMs;
}

/** The last forecasts of the stations; stations without one are left out. */
export async function issuedForecasts(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
): Promise<IssuedForecast[]> {
  const { clientIds, stationIds } = readable(scope, stations);
  const rows = await tx
    .selectFrom('station_weather')
    .distinctOn('station_id')
    .select(['station_id', 'service', 'answered_at'])
    .where(sql<boolean>`client_id = any(${clientIds}::int[])`)
    .where(sql<boolean>`station_id = any(${stationIds}::int[])`)
    .where('answered_at', 'is not', null)
    .orderBy('station_id')
    .orderBy('answered_at', 'desc')
    .execute();
  return rows.map((row) => ({
    stationId: row.station_id,
    service: row.service,
    at: Date.parse(row.answered_at as string),
  }));
}

export interface WeatherDay {
  readonly stationId: StationId;
  readonly date: IsoDate;
  /** °C and % by hour of the local day; NaN for a missing value. */
  readonly temperature: Float64Array;
  readonly humidity: Float64Array;
}

/** A day's forecast of a station with rain and wind, by hour of the local day; null where it was not told. */
export type WeatherDayAhead = Required<ForecastDay>;

/** The days of one forecast with rain and wind, the oldest first; days of before rain and wind were kept are left out. */
export async function readDaysAhead(
  tx: Tx,
  scope: Scope,
  station: SeriesStation,
  { service }: IssuedForecast,
  { start, end }: Days,
): Promise<WeatherDayAhead[]> {
  const { clientIds, stationIds } = readable(scope, [station]);
  const rows = await tx
    .selectFrom('station_weather_day')
    .select('day as date')
    .select(sql<(number | null)[]>`to_json(hourly_t)`.as('temperature'))
    .select(sql<(number | null)[]>`to_json(hourly_rh)`.as('humidity'))
    .select(sql<(number | null)[]>`to_json(hourly_rain_mm)`.as('rainMm'))
    .select(sql<(number | null)[]>`to_json(hourly_wind_km_h)`.as('windKmH'))
    .where(sql<boolean>`client_id = any(${clientIds}::int[])`)
    .where(sql<boolean>`station_id = any(${stationIds}::int[])`)
    .where('service', '=', service)
    .where('hourly_rain_mm', 'is not', null)
    .where('hourly_wind_km_h', 'is not', null)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .orderBy('day')
    .execute();
  return rows;
}

/** The weather of each station's last service on some days, oldest first. */
export async function readWeather(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  issued: readonly IssuedForecast[],
  { start, end }: Days,
): Promise<WeatherDay[]> {
  const serviceOf = new Map(issued.map(({ stationId, service }) => [stationId, service]));
  const { clientIds, stationIds } = readable(scope, stations);
  const rows = await tx
    .selectFrom('station_weather_day')
    .select(['station_id', 'day', 'service'])
    .select(sql<(number | null)[]>`to_json(hourly_t)`.as('temperature'))
    .select(sql<(number | null)[]>`to_json(hourly_rh)`.as('humidity'))
    .where(sql<boolean>`client_id = any(${clientIds}::int[])`)
    .where(sql<boolean>`station_id = any(${stationIds}::int[])`)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .orderBy('station_id')
    .orderBy('day')
    .execute();
  return rows
    .filter((row) => row.service === serviceOf.get(row.station_id))
    .map((row) => ({
      stationId: row.station_id,
      date: row.day,
      temperature: Float64Array.from(row.temperature, orNaN),
      humidity: Float64Array.from(row.humidity, orNaN),
    }));
}
