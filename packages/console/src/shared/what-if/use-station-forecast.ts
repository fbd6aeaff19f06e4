import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { analyticsCalls, type ForecastAnswer } from '@vigia/api/client';
import type { StationId } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { briefRetry } from '../backoff.ts';
import { useCalls } from '../state/calls.ts';
import { recordOf } from './record-of.ts';

/**
 * What the weather service forecasts for each station on its own. Without it, or where it fails, past years alone speak.
 *
 * @param stationIds empty where no service forecasts
 */
export function useStationForecast(stationIds: readonly StationId[]) {
  const analytics = useCalls(analyticsCalls);
  const { isLoading, served } = useQueries({
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
  const record = useMemo(() => (served.length === 0 ? null : recordOf(served)), [served]);
  return { isLoading, record };
}

/** Minima and maxima in turns, of the stations of which a service told both. */
function together(results: readonly UseQueryResult<ForecastAnswer>[]) {
  const told = results.map(({ data }) => (data && isServed(data) ? data.series : null));
  return {
    isLoading: results.some(({ isPending }) => isPending),
    served: told.flatMap((min, i) => {
      const max = told[i + 1];
      return i % 2 === 0 && min && max ? [min, max] : [];
    }),
  };
}

const isServed = ({ provider }: ForecastAnswer): boolean => provider !== null && provider !== 'climatology';
