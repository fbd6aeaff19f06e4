import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { analyticsCalls, type SeriesAnswer } from '@vigia/api/client';
import { useMemo } from 'react';
import { briefRetry } from '../backoff.ts';
import type { SeriesRequest } from '../series/use-series.ts';
import { useCalls } from '../state/calls.ts';
import { limited } from '../state/requests.ts';

/** All series of one season: while one is missing, none is there. */
export type Answered = readonly SeriesAnswer[] | 'loading' | 'failed';

const partOf = ({ data, isError, isFetching }: UseQueryResult<SeriesAnswer>) =>
  data ?? (isError && !isFetching ? 'failed' : 'loading');

/** Each answer by itself, and what asks again for those that failed. */
const apart = (results: readonly UseQueryResult<SeriesAnswer>[]) => ({
  parts: results.map(partOf),
  retry: () => {
    for (const result of results) if (result.isError) void result.refetch();
  },
});

function answeredOf(parts: readonly (SeriesAnswer | 'loading' | 'failed')[]): Answered {
  if (parts.includes('failed')) return 'failed';
  const answers = parts.filter((part) => typeof part !== 'string');
  return answers.length < parts.length ? 'loading' : answers;
}

/**
 * The series of several seasons, each by itself: what one lacks does not hold back the others.
 *
 * @param seasons the requests of each season, none where it has no stations; memoised
 */
export function useApart(seasons: readonly (readonly SeriesRequest[])[]) {
  const analytics = useCalls(analyticsCalls);
  const { parts, retry } = useQueries({
    queries: seasons.flat().map(({ key, ask }) => ({
      queryKey: ['series', ...key],
      queryFn: ({ signal }: { signal: AbortSignal }) => limited(() => ask(analytics, signal), signal),
      ...briefRetry,
    })),
    combine: apart,
  });
  const answered = useMemo(() => {
    let from = 0;
    return seasons.map((requests): Answered => {
      const own = parts.slice(from, from + requests.length);
      from += requests.length;
      return answeredOf(own);
    });
  }, [seasons, parts]);
  const isLoading = answered.includes('loading');
  return { answered, isLoading, retry: answered.includes('failed') ? retry : null };
}
