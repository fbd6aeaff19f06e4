import { CHILL_METRICS, type IsoDate } from '@vigia/domain';
import type { ChartState } from '@vigia/ui/charts';
import type { ChillData } from '@vigia/ui/panels';
import { useMemo } from 'react';
import type { SectorChoice } from './choice.ts';
import { mostMissing, type SeriesAsked, useSeries } from './use-series.ts';
import { measuredDays } from './view-of.ts';

/** Chill is accumulated from the first day of the season, the mean of the stations. */
function seriesAsked({ season, stations }: SectorChoice, today: IsoDate): SeriesAsked[] {
  const days = season && measuredDays(season, today);
  const stationIds = stations.map(({ id }) => id);
  if (!days || stationIds.length === 0) return [];
  const query = {
    stationIds,
    ...days,
    perStation: 'accumulated',
    aggregation: 'avg',
    accumulateFrom: days.start,
  } as const;
  return CHILL_METRICS.map((metric) => ({
    key: [metric, query],
    ask: (api, signal) => api.analytics.count(metric, query, signal),
  }));
}

export function useChillData(choice: SectorChoice, today: IsoDate) {
  const asked = useMemo(() => seriesAsked(choice, today), [choice, today]);
  const { answers, state, retry } = useSeries(asked);
  const start = choice.season?.start;
  const data = useMemo<ChillData | null>(() => {
    if (!answers || answers.length === 0 || !start) return null;
    return {
      series: Object.fromEntries(CHILL_METRICS.map((metric, i) => [metric, answers[i]?.series ?? null])),
      start,
      missingDays: mostMissing(answers),
    };
  }, [answers, start]);
  const shown: ChartState = asked.length === 0 ? 'empty' : state;
  return { data, state: shown, retry };
}
