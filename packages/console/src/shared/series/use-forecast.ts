import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { analyticsCalls, type ForecastAnswer, type ForecastSeriesQuery } from '@vigia/api/client';
import type { PanelForecast } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { briefRetry } from '../backoff.ts';
import { useCalls } from '../state/calls.ts';

/** One series of a chart whose days to come are asked for. */
export interface ForecastAsked<Name extends string> {
  /** What the panel calls it. */
  readonly name: Name;
  readonly metric: string;
  readonly query: ForecastSeriesQuery;
}

/** All answers, null in place of one that failed; null before the last of them is there. */
function settled(results: readonly UseQueryResult<ForecastAnswer>[]): (ForecastAnswer | null)[] | null {
  if (results.some(({ isPending }) => isPending)) return null;
  return results.map(({ data }) => data ?? null);
}

/**
 * The days to come of a chart's series, beside what was measured: the chart neither waits for them nor fails with them.
 *
 * @param asked empty where a chart shows no days to come: the answer is undefined then
 */
export function useForecast<Name extends string>(
  asked: readonly ForecastAsked<Name>[],
): PanelForecast<Name> | undefined {
  const analytics = useCalls(analyticsCalls);
  const answers = useQueries({
    queries: asked.map(({ metric, query }) => ({
      queryKey: ['forecast', metric, query],
      queryFn: ({ signal }: { signal: AbortSignal }) => analytics.forecast(metric, query, signal),
      ...briefRetry,
    })),
    combine: settled,
  });
  return useMemo(() => {
    if (asked.length === 0) return undefined;
    if (answers === null) return null;
    const named = asked.map(({ name }, i) => [name, answers[i] ?? null] as const);
    return Object.fromEntries(named) as PanelForecast<Name>;
  }, [asked, answers]);
}
