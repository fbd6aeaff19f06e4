import { CHILL_METRICS, type ChillMetric, type DayRange, type IsoDate, lastDayAhead } from '@vigia/domain';
import type { ChartState } from '@vigia/ui/charts';
import type { ChillData, OriginFacts } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { measuredDays, type SeriesScope } from './scope.ts';
import { type ForecastRequest, useForecast } from './use-forecast.ts';
import { mostMissing, originOf, type SeriesRequest, useSeries } from './use-series.ts';

/** Chill is accumulated from the first chosen date, else from the start of the season; mean of the stations. */
export function chillRequests(
  scope: SeriesScope,
  days: DayRange | null,
  metrics: readonly ChillMetric[] = CHILL_METRICS,
): SeriesRequest[] {
  const stationIds = scope.stations.map(({ id }) => id);
  if (!days || stationIds.length === 0) return [];
  const query = {
    stationIds,
    ...days,
    perStation: 'accumulated',
    aggregation: 'avg',
    accumulateFrom: days.start,
  } as const;
  return metrics.map((metric) => ({
    key: [metric, query],
    ask: (analytics, signal) => analytics.count(metric, query, signal),
  }));
}

function forecastRequests(
  scope: SeriesScope,
  days: DayRange | null,
  today: IsoDate,
): ForecastRequest<ChillMetric>[] {
  const end = lastDayAhead(scope, today);
  const stationIds = scope.stations.map(({ id }) => id);
  if (end === null || !days || stationIds.length === 0) return [];
  const query = {
    stationIds,
    end,
    perStation: 'accumulated',
    aggregation: 'avg',
    accumulateFrom: days.start,
  } as const;
  return CHILL_METRICS.map((metric) => ({ name: metric, metric, query }));
}

export function useChillData(scope: SeriesScope, today: IsoDate) {
  const { season, dates } = scope;
  const days = useMemo(
    () => measuredDays(dates ? { season: null, dates } : { season }, today),
    [season, dates, today],
  );
  const requests = useMemo(() => chillRequests(scope, days), [scope, days]);
  const { answers, state, retry } = useSeries(requests);
  const start = days?.start;
  const data = useMemo<ChillData | null>(() => {
    if (!answers || answers.length === 0 || !start) return null;
    return {
      series: Object.fromEntries(CHILL_METRICS.map((metric, i) => [metric, answers[i]?.series ?? null])),
      start,
      missingDays: mostMissing(answers),
    };
  }, [answers, start]);
  const forecast = useForecast(useMemo(() => forecastRequests(scope, days, today), [scope, days, today]));
  const origin: OriginFacts = originOf(answers, scope, start ?? null);
  const shown: ChartState = requests.length === 0 ? 'empty' : state;
  return { data, forecast, origin, state: shown, retry };
}
