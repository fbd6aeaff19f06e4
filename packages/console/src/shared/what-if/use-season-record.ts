import { useQueries } from '@tanstack/react-query';
import { analyticsCalls, type SeriesAnswer } from '@vigia/api/client';
import { addDays, type IsoDate, laterOf } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import type { ExtremesRecord } from '@vigia/domain/what-if';
import { useMemo } from 'react';
import { joint } from '../series/use-series.ts';
import { useCalls } from '../state/calls.ts';
import { recordOf } from './record-of.ts';

/** Days that one request may span: ten years and some weeks. */
const LONGEST_DAYS = 3700;

export interface SeasonRecordQuestion {
  readonly stationIds: readonly StationId[];
  /** First day of the season. */
  readonly seasonStart: IsoDate;
  /** Last day asked for: today, or the last of a season that is over. */
  readonly end: IsoDate;
  /** Past years are only read for a season that goes on. */
  readonly isOver: boolean;
}

/** The daily extremes of each station on its own, with the years before, from the service. */
export function useSeasonRecord({ stationIds, seasonStart, end, isOver }: SeasonRecordQuestion) {
  const analytics = useCalls(analyticsCalls);
  const oldest = addDays(end, 1 - LONGEST_DAYS);
  const start = isOver ? laterOf(seasonStart, oldest) : oldest;
  const queries = stationIds.flatMap((id) =>
    (['temperature_min_daily', 'temperature_max_daily'] as const).map((metric) => {
      const query = { stationIds: [id], start, end };
      return {
        queryKey: ['series', metric, query],
        queryFn: ({ signal }: { signal: AbortSignal }): Promise<SeriesAnswer> =>
          analytics.climate(metric, query, signal),
      };
    }),
  );
  const { state, answers, retry } = useQueries({ queries, combine: joint });
  const record = useMemo<ExtremesRecord | null>(
    () => answers && recordOf(answers.map(({ series }) => series)),
    [answers],
  );
  return { state, record, retry };
}
