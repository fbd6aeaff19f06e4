import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type ApiClient, analyticsCalls, type SeriesAnswer } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import type { OriginFacts } from '@vigia/ui/panels';
import { useCalls } from '../state/calls.ts';
import type { SeriesScope } from './scope.ts';

/** One series of a chart: what distinguishes it from all others, and how it is asked for. */
export interface SeriesAsked {
  readonly key: readonly unknown[];
  readonly ask: (analytics: ApiClient['analytics'], signal: AbortSignal) => Promise<SeriesAnswer>;
}

export type Joint<Answers> =
  | { readonly state: 'loading' | 'error'; readonly answers: null; readonly retry: () => void }
  | { readonly state: 'ready'; readonly answers: Answers; readonly retry: () => void };

/** Several answers as one: ready when all are there, failed when one is missing. */
export function joint<Data>(results: readonly UseQueryResult<Data>[]): Joint<Data[]> {
  const retry = () => {
    for (const result of results) if (result.isError) void result.refetch();
  };
  const answers = results.map(({ data }) => data);
  if (answers.every((answer) => answer !== undefined)) return { state: 'ready', answers, retry };
  const failed = results.some((result) => result.isError && !result.isFetching);
  return { state: failed ? 'error' : 'loading', answers: null, retry };
}

/** The series of a chart, asked for together; leaving the chart aborts what is under way. */
export function useSeries(asked: readonly SeriesAsked[]): Joint<SeriesAnswer[]> {
  const analytics = useCalls(analyticsCalls);
  return useQueries({
    queries: asked.map(({ key, ask }) => ({
      queryKey: ['series', ...key],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(analytics, signal),
    })),
    combine: joint,
  });
}

/** The most days that any of the series lacks. */
export const mostMissing = (answers: readonly SeriesAnswer[]): number =>
  Math.max(0, ...answers.map(({ missingDays }) => missingDays));

/** The service answers what was measured: it fills no day, of any series. */
export const AS_MEASURED: OriginFacts = { filledDays: 0 };

/** How series were made: over how many stations and, where they add up, from which day and why. */
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
