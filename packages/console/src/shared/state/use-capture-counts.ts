import { analyticsCalls, MAX_CAPTURE_GROUPS } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { type CaptureGroup, type ChipRule, chipRule } from '@vigia/domain/captures';
import { useMemo } from 'react';
import type { CaptureCounts } from '../capture-group.ts';
import { useCalls } from './calls.ts';
import { useFarm } from './farm.ts';
import { type RowAnswer, useManyLists } from './use-many-lists.ts';

/** A group with the rule of its pest's chip. */
interface Ruled extends CaptureGroup {
  readonly rule: ChipRule | null;
}

const wordOf = ({ pestId, stationIds, rule }: Ruled) =>
  `${pestId}:${stationIds.join('.')}${rule ? `:${rule.days}` : ''}`;

/** Captures of each group in the days of its pest's rule up to `end`, by the key of the group. */
export function useCaptureCounts(groups: readonly CaptureGroup[], end: IsoDate): CaptureCounts {
  const analytics = useCalls(analyticsCalls);
  const { client, thresholds } = useFarm().tree;
  const ruled = useMemo(
    () => groups.map((group): Ruled => ({ ...group, rule: chipRule(group.pestId, end, thresholds) })),
    [groups, end, thresholds],
  );
  const question = useMemo(
    () => ({
      most: MAX_CAPTURE_GROUPS,
      keyOf: (part: readonly Ruled[]) => ['bug-count', client.id, end, part.map(wordOf).join(' ')],
      ask: (part: readonly Ruled[], signal: AbortSignal) =>
        analytics.captures(
          client.id,
          part.map(({ rule, ...group }) => ({ ...group, days: rule?.days })),
          end,
          signal,
        ),
      isOn: true,
    }),
    [analytics, client.id, end],
  );
  const answers = useManyLists(ruled, question);
  return useMemo(
    () => new Map(ruled.map((group) => [group.key, { ...countOf(answers.get(group)), rule: group.rule }])),
    [ruled, answers],
  );
}

function countOf(answer: RowAnswer<number | null> | undefined) {
  if (answer?.data !== undefined) return { kind: 'known', count: answer.data ?? undefined } as const;
  return answer?.isError
    ? ({ kind: 'failed', retry: answer.retry } as const)
    : ({ kind: 'loading' } as const);
}
