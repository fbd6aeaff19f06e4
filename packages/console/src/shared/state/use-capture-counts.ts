import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@vigia/api/client';
import { capturesWindow, type IsoDate, weekdayOf } from '@vigia/domain';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { CaptureCount, CaptureCounts, CaptureGroup } from '../capture-group.ts';
import { apiAtom } from './api.ts';
import type { Answer } from './batched-answers.ts';
import { inTurn } from './requests.ts';
import { useAnswers } from './use-answers.ts';

/** Captures of the seven days up to `end`: the latest value of the last eight days' increments closes them. */
export async function lastCaptures(
  api: ApiClient,
  { pestId, stationIds }: CaptureGroup,
  end: IsoDate,
  signal?: AbortSignal,
): Promise<number | null> {
  const { series } = await api.analytics.count(
    'bug_count',
    {
      stationIds,
      pestId,
      ...capturesWindow(end),
      perStation: 'incremental',
      aggregation: 'sum',
      incrementDays: 1 << (7 - weekdayOf(end)),
    },
    signal,
  );
  return series.values.at(-1) ?? null;
}

/** Captures of each group, as far as they could be asked for. */
export function useCaptureCounts(groups: readonly CaptureGroup[], end: IsoDate): CaptureCounts {
  const api = useAtomValue(apiAtom);
  const queryClient = useQueryClient();
  const questions = useMemo(
    () =>
      groups.map((group) => ({
        queryKey: ['bug-count', group.pestId, group.stationIds, end],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          inTurn(() => lastCaptures(api, group, end, signal), signal),
      })),
    [api, groups, end],
  );
  const answers = useAnswers<number | null>(questions);
  return useMemo(() => {
    const retry = (i: number) => () =>
      void queryClient.refetchQueries({ queryKey: questions[i]?.queryKey ?? [], exact: true });
    return new Map(groups.map(({ key }, i) => [key, countOf(answers[i], retry(i))]));
  }, [groups, answers, questions, queryClient]);
}

function countOf(answer: Answer<number | null> | undefined, retry: () => void): CaptureCount {
  if (answer?.data !== undefined) return { kind: 'known', count: answer.data ?? undefined };
  return answer?.isError ? { kind: 'failed', retry } : { kind: 'loading' };
}
