import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { analyticsCalls, type ForecastAnswer, type ForecastSeriesQuery } from '@vigia/api/client';
import type { PanelForecast } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { briefRetry } from '../backoff.ts';
import { useCalls } from '../state/calls.ts';

/** One series of a chart whose forecast is requested. */
export interface ForecastRequest<Name extends string> {
  /** The name of the series in the panel. */
  readonly name: Name;
  readonly metric: string;
  readonly query: ForecastSeriesQuery;
}

/** All answers, with null for a failed one; null until all requests have ended. */
function settled(results: readonly UseQueryResult<ForecastAnswer>[]): (ForecastAnswer | null)[] | null {
  if (results.some(({ isPending }) => isPending)) return null;
  return results.map(({ data }) => data ?? null);
}

/**
 * The forecast of a chart's series. The chart does not wait for it or fail with it.
 *
 * @param requests empty for a chart without a forecast
 * @returns undefined if `asked` is empty; null while loading
 */
export function useForecast<Name extends string>(
  requests: readonly ForecastRequest<Name>[],
): PanelForecast<Name> | undefined {
  const analytics = useCalls(analyticsCalls);
  const answers = useQueries({
    queries: requests.map(({ metric, query }) => ({
      queryKey: ['forecast', metric, query],
      queryFn: ({ signal }: { signal: AbortSignal }) => analytics.forecast(metric, query, signal),
      ...briefRetry,
    })),
    combine: settled,
  });
  return useMemo(() => {
    if (requests.length === 0) return undefined;
    if (answers === null) return null;
    const named = requests.map(({ name }, i) => [name, answers[i] ?? null] as const);
    return Object.fromEntries(named) as PanelForecast<Name>;
  }, [requests, answers]);
}
