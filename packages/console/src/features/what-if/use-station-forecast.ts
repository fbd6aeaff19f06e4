import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { analyticsCalls, type ForecastAnswer } from '@vigia/api/client';
import type { StationId } from '@vigia/domain/farm';
import type { ExtremesRecord } from '@vigia/domain/what-if';
import { briefRetry } from '../../shared/backoff.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { recordOf } from './record-of.ts';

/**
 * What the weather service forecasts for each station on its own. Without it, or where it fails, past years alone speak.
 *
 * @param stationIds empty where no service forecasts
 */
export function useStationForecast(stationIds: readonly StationId[]) {
  const analytics = useCalls(analyticsCalls);
  return useQueries({
    queries: stationIds.flatMap((id) =>
      (['temperature_min_daily', 'temperature_max_daily'] as const).map((metric) => ({
        queryKey: ['forecast', metric, { stationIds: [id] }],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          analytics.forecast(metric, { stationIds: [id] }, signal),
        ...briefRetry,
      })),
    ),
    combine: together,
  });
}

function together(results: readonly UseQueryResult<ForecastAnswer>[]): {
  readonly isLoading: boolean;
  readonly record: ExtremesRecord | null;
} {
  const served = results.map(({ data }) => (data && isServed(data) ? data.series : null));
  const pairs = served.flatMap((min, i) => {
    const max = served[i + 1];
    return i % 2 === 0 && min && max ? [min, max] : [];
  });
  return {
    isLoading: results.some(({ isPending }) => isPending),
    record: pairs.length === 0 ? null : recordOf(pairs),
  };
}

const isServed = ({ provider }: ForecastAnswer): boolean => provider !== null && provider !== 'climatology';
