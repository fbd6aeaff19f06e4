import { analyticsCalls, MAX_CAPTURE_GROUPS } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { useMemo } from 'react';
import type { CaptureCount, CaptureCounts, CaptureGroup } from '../capture-group.ts';
import { useCalls } from './calls.ts';
import { useFarm } from './farm.ts';
import { type RowAnswer, useManyLists } from './use-many-lists.ts';

const wordOf = ({ pestId, stationIds }: CaptureGroup) => `${pestId}:${stationIds.join('.')}`;

/** Captures of each group in the seven days up to `end`, by the key of the group. */
export function useCaptureCounts(groups: readonly CaptureGroup[], end: IsoDate): CaptureCounts {
  const analytics = useCalls(analyticsCalls);
  const clientId = useFarm().tree.client.id;
  const question = useMemo(
    () => ({
      most: MAX_CAPTURE_GROUPS,
      keyOf: (part: readonly CaptureGroup[]) => ['bug-count', clientId, end, part.map(wordOf).join(' ')],
      ask: (part: readonly CaptureGroup[], signal: AbortSignal) =>
        analytics.captures(clientId, part, end, signal),
      isOn: true,
    }),
    [analytics, clientId, end],
  );
  const answers = useManyLists(groups, question);
  return useMemo(
    () => new Map(groups.map((group) => [group.key, countOf(answers.get(group))])),
    [groups, answers],
  );
}

function countOf(answer: RowAnswer<number | null> | undefined): CaptureCount {
  if (answer?.data !== undefined) return { kind: 'known', count: answer.data ?? undefined };
  return answer?.isError ? { kind: 'failed', retry: answer.retry } : { kind: 'loading' };
}
