import { type IsoDate, lastDayAhead } from '@vigia/domain';
import type { ChartState } from '@vigia/ui/charts';
import type { MildewData, MildewForecast, OriginFacts } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { completeDays, type SeriesScope } from './scope.ts';
import { type ForecastRequest, useForecast } from './use-forecast.ts';
import { mostMissing, originOf, type SeriesRequest, useSeries } from './use-series.ts';

const METRICS = ['acc_score', 'longest_run', 'hours_in_band'] as const;
type MildewMetric = (typeof METRICS)[number];

/** The index starts at 0 on the first requested day; mean of the stations. */
export function mildewRequests(
  scope: SeriesScope,
  today: IsoDate,
  metrics: readonly MildewMetric[] = METRICS,
): SeriesRequest[] {
  const days = completeDays(scope, today);
  const stationIds = scope.stations.map(({ id }) => id);
  if (!days || stationIds.length === 0) return [];
  const query = { stationIds, ...days, aggregation: 'avg', accumulateFrom: days.start } as const;
  return metrics.map((metric) => ({
    key: ['mildew', metric, query],
    ask: (analytics, signal) => analytics.mildew(metric, query, signal),
  }));
}

const FORECAST = [
  ['acc_score', 'index'],
  ['longest_run', 'longestRun'],
  ['hours_in_band', 'hoursInBand'],
] as const;

/** The forecast continues the measured index: it is accumulated from the same day. */
function forecastRequests(
  scope: SeriesScope,
  today: IsoDate,
): ForecastRequest<keyof NonNullable<MildewForecast>>[] {
  const end = lastDayAhead(scope, today);
  const days = completeDays(scope, today);
  const stationIds = scope.stations.map(({ id }) => id);
  if (end === null || !days || stationIds.length === 0) return [];
  const query = { stationIds, end, aggregation: 'avg', accumulateFrom: days.start } as const;
  return FORECAST.map(([metric, name]) => ({ name, metric, query }));
}

export function useMildewData(scope: SeriesScope, today: IsoDate) {
  const requests = useMemo(() => mildewRequests(scope, today), [scope, today]);
  const { answers, state, retry } = useSeries(requests);
  const data = useMemo<MildewData | null>(() => {
    const [index, longestRun, hoursInBand] = answers ?? [];
    if (!answers || !index) return null;
    return {
      index: index.series,
      longestRun: longestRun?.series ?? null,
      hoursInBand: hoursInBand?.series ?? null,
      missingDays: mostMissing(answers),
    };
  }, [answers]);
  const forecast = useForecast(useMemo(() => forecastRequests(scope, today), [scope, today]));
  const first = completeDays(scope, today)?.start ?? null;
  const origin: OriginFacts = originOf(answers, scope, first);
  const shown: ChartState = requests.length === 0 ? 'empty' : state;
  return { data, forecast, origin, state: shown, retry };
}
