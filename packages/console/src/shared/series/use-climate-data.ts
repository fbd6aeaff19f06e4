import { type IsoDate, lastDayAhead } from '@vigia/domain';
import type { ChartState } from '@vigia/ui/charts';
import type { ClimateData, ClimateForecast, OriginFacts } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { completeDays, type SeriesScope } from './scope.ts';
import { type ForecastRequest, useForecast } from './use-forecast.ts';
import { mostMissing, originOf, type SeriesRequest, useSeries } from './use-series.ts';

/** The extremes of the sector: the highest of the maxima and the lowest of the minima over its stations. */
const METRICS = [
  ['temperature_max_daily', 'max', 'temperatureMax'],
  ['temperature_min_daily', 'min', 'temperatureMin'],
  ['humidity_max_daily', 'max', 'humidityMax'],
  ['humidity_min_daily', 'min', 'humidityMin'],
] as const;

/** The extremes of the scope's stations; empty before its first day and without a station. */
export function climateRequests(scope: SeriesScope, today: IsoDate): SeriesRequest[] {
  const days = completeDays(scope, today);
  const stationIds = scope.stations.map(({ id }) => id);
  if (!days || stationIds.length === 0) return [];
  return METRICS.map(([metric, aggregation]) => {
    const query = { stationIds, ...days, aggregation };
    return { key: [metric, query], ask: (analytics, signal) => analytics.climate(metric, query, signal) };
  });
}

function forecastRequests(
  scope: SeriesScope,
  today: IsoDate,
): ForecastRequest<keyof NonNullable<ClimateForecast>>[] {
  const end = lastDayAhead(scope, today);
  const stationIds = scope.stations.map(({ id }) => id);
  if (end === null || !completeDays(scope, today) || stationIds.length === 0) return [];
  return METRICS.map(([metric, aggregation, name]) => ({
    name,
    metric,
    query: { stationIds, end, aggregation },
  }));
}

export function useClimateData(scope: SeriesScope, today: IsoDate) {
  const requests = useMemo(() => climateRequests(scope, today), [scope, today]);
  const { answers, state, retry } = useSeries(requests);
  const data = useMemo<ClimateData | null>(() => {
    const [warmest, coldest, wettest, driest] = answers ?? [];
    if (!answers || !warmest) return null;
    return {
      temperatureMax: warmest.series,
      temperatureMin: coldest?.series ?? null,
      humidityMax: wettest?.series ?? null,
      humidityMin: driest?.series ?? null,
      missingDays: mostMissing(answers),
    };
  }, [answers]);
  const forecast = useForecast(useMemo(() => forecastRequests(scope, today), [scope, today]));
  const origin: OriginFacts = originOf(answers, scope, null);
  const shown: ChartState = requests.length === 0 ? 'empty' : state;
  return { data, forecast, origin, state: shown, retry };
}
