import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type ApiClient, analyticsCalls, type SeriesAnswer } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import type { OriginFacts } from '@vigia/ui/panels';
import { useCalls } from '../state/calls.ts';
import type { SeriesScope } from './scope.ts';

/** One series of a chart: its query key, and its request. */
export interface SeriesRequest {
  readonly key: readonly unknown[];
  readonly ask: (analytics: ApiClient['analytics'], signal: AbortSignal) => Promise<SeriesAnswer>;
}

export type Joint<Answers> =
  | { readonly state: 'loading' | 'error'; readonly answers: null; readonly retry: () => void }
  | { readonly state: 'ready'; readonly answers: Answers; readonly retry: () => void };

/** Several answers as one: ready when all are loaded, failed when one has failed. */
export function joint<Data>(results: readonly UseQueryResult<Data>[]): Joint<Data[]> {
  const retry = () => {
    for (const result of results) if (result.isError) void result.refetch();
  };
  const answers = results.map(({ data }) => data);
  if (answers.every((answer) => answer !== undefined)) return { state: 'ready', answers, retry };
  const failed = results.some((result) => result.isError && !result.isFetching);
  return { state: failed ? 'error' : 'loading', answers: null, retry };
}

/** The series of a chart, requested together; leaving the chart aborts the requests. */
export function useSeries(requests: readonly SeriesRequest[]): Joint<SeriesAnswer[]> {
  const analytics = useCalls(analyticsCalls);
  return useQueries({
    queries: requests.map(({ key, ask }) => ({
      queryKey: ['series', ...key],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(analytics, signal),
    })),
    combine: joint,
  });
}

/** The highest number of days that a series lacks. */
export const mostMissing = (answers: readonly SeriesAnswer[]): number =>
  Math.max(0, ...answers.map(({ missingDays }) => missingDays));

/** The service sends only measured values: it fills no missing day. */
export const AS_MEASURED: OriginFacts = { filledDays: 0 };

/** How series were made: from how many stations and, for accumulated series, from which day and why. */
export function originOf(
  answers: readonly SeriesAnswer[] | null,
  { season, dates }: Pick<SeriesScope, 'season' | 'dates'>,
  start: IsoDate | null,
): OriginFacts {
  const stations = answers?.[0]?.stations;
  const isSeason = !dates && season?.start === start;
  return {
    ...AS_MEASURED,
    ...(stations === undefined ? {} : { stations }),
    ...(start && isSeason
      ? { start: { date: start, reason: 'season' } }
      : start
        ? { start: { date: start } }
        : {}),
  };
}
