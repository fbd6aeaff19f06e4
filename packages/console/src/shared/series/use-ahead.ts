import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { type ApiClient, analyticsCalls } from '@vigia/api/client';
import type { AheadQuery, DatesAhead } from '@vigia/domain';
import { briefRetry } from '../backoff.ts';
import { useCalls } from '../state/calls.ts';

/** An accumulated metric whose thresholds are dated from past years. */
export interface AheadRequest {
  readonly metric: string;
  readonly query: AheadQuery;
}

/**
 * The dates on which past years reach the thresholds of a chart. The chart does not wait for them or fail with
 * them.
 *
 * @param request null: nothing is requested
 * @returns null while loading; undefined if nothing is requested or the request failed
 */
export function useAhead(request: AheadRequest | null): DatesAhead | null | undefined {
  const analytics = useCalls(analyticsCalls);
  const { data, isLoading } = useQuery(aheadQuery(analytics, request));
  return isLoading ? null : data;
}

/** The same for several charts at once. */
export function useManyAhead(
  requests: readonly (AheadRequest | null)[],
): readonly (DatesAhead | null | undefined)[] {
  const analytics = useCalls(analyticsCalls);
  return useQueries({
    queries: requests.map((request) => aheadQuery(analytics, request)),
    combine: answersOf,
  });
}

/** The query behind them, for whoever asks some at a time. */
export const aheadQuery = (analytics: ApiClient['analytics'], request: AheadRequest | null) => ({
  queryKey: ['ahead', request],
  queryFn: ({ signal }: { signal: AbortSignal }) => analytics.ahead(request!.metric, request!.query, signal),
  enabled: request !== null,
  ...briefRetry,
});

const answersOf = (results: readonly UseQueryResult<DatesAhead>[]) =>
  results.map(({ data, isLoading }) => (isLoading ? null : data));
