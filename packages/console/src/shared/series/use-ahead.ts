import { useQuery } from '@tanstack/react-query';
import { analyticsCalls } from '@vigia/api/client';
import type { AheadQuery, DatesAhead } from '@vigia/domain';
import { briefRetry } from '../backoff.ts';
import { useCalls } from '../state/calls.ts';

/** A running total whose thresholds are looked for in past years. */
export interface AheadAsked {
  readonly metric: string;
  readonly query: AheadQuery;
}

/**
 * When past years reach the thresholds of a chart: it neither waits for them nor fails with them.
 *
 * @param asked null where nothing is asked
 * @returns null while they are asked; undefined where they are not, and where the answer failed
 */
export function useAhead(asked: AheadAsked | null): DatesAhead | null | undefined {
  const analytics = useCalls(analyticsCalls);
  const { data, isLoading } = useQuery({
    queryKey: ['ahead', asked],
    queryFn: ({ signal }) => analytics.ahead(asked!.metric, asked!.query, signal),
    enabled: asked !== null,
    ...briefRetry,
  });
  return isLoading ? null : data;
}
