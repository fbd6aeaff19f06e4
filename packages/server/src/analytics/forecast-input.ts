import type { ForecastQuery } from '@vigia/api/contract';
import { type EpochMs, HOUR_MS, type IsoDate } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { SeriesStation } from '../stores/farm/stations.ts';
import { firstDay } from '../stores/measurements/climate-days.ts';
import { type IssuedForecast, issuedForecasts } from '../stores/measurements/station-weather.ts';
import type { ClimateBased } from './metric.ts';

/** Reads of a forecast: in transactions of their own, or in the one that is open. */
export interface ForecastReader {
  readonly scope: Scope;
  readonly read: <T>(read: (tx: Tx) => Promise<T[]>) => Promise<T[]>;
}

/** An older answer of a weather service is outdated. */
const FRESH_HOURS = 24;

/** The forecasts that weather services issued for the stations and that are still fresh. */
export async function freshForecasts(
  { scope, read }: ForecastReader,
  stations: readonly SeriesStation[],
  now: EpochMs,
): Promise<IssuedForecast[]> {
  const issued = await read((tx) => issuedForecasts(tx, scope, stations));
  return issued.filter(({ at }) => at >= now - FRESH_HOURS * HOUR_MS);
}

/** Whether any of the stations ever measured. */
export async function hasRecord(
  { scope, read }: ForecastReader,
  stations: readonly SeriesStation[],
): Promise<boolean> {
  return (await read(async (tx) => [await firstDay(tx, scope, stations)])).some((first) => first !== null);
}

export interface ForecastInput {
  readonly metric: ClimateBased;
  readonly query: ForecastQuery;
  readonly today: IsoDate;
  readonly stations: readonly SeriesStation[];
  /** A weather service's recent forecast. */
  readonly issued: readonly IssuedForecast[];
}
