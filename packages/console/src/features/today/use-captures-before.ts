import { analyticsCalls, MAX_CAPTURE_GROUPS } from '@vigia/api/client';
import { addDays, type Days, type IsoDate } from '@vigia/domain';
import { type CaptureGroup, USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import { useMemo } from 'react';
import type { CaptureCounts } from '../../shared/capture-group.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { type RowAnswer, useManyLists } from '../../shared/state/use-many-lists.ts';

interface Dated extends CaptureGroup {
  readonly days: Days;
}

const wordOf = ({ pestId, stationIds, days }: Dated) => `${pestId}:${stationIds.join('.')}:${days}`;

/**
 * Captures of each group in the days before those that its count sums up, as many days as these. A call sums up to one last
 * day, so that there is one for each length of these days.
 *
 * @returns null for a group without counts in these days
 */
export function useCapturesBefore(
  groups: readonly CaptureGroup[],
  counts: CaptureCounts,
  today: IsoDate,
): ReadonlyMap<string, RowAnswer<number | null>> {
  const analytics = useCalls(analyticsCalls);
  const clientId = useFarm().tree.client.id;
  const dated = useMemo(
    () =>
      groups.map(
        (group): Dated => ({
          ...group,
          days: counts.get(group.key)?.rule?.days ?? USUAL_CHIP_DAYS,
        }),
      ),
    [groups, counts],
  );
  const question = useMemo(
    () => ({
      most: MAX_CAPTURE_GROUPS,
      keyOf: (part: readonly Dated[]) => ['bug-count-before', clientId, today, part.map(wordOf).join(' ')],
      ask: async (part: readonly Dated[], signal: AbortSignal) => {
        const found = new Map<Dated, number | null>();
        for (const days of new Set(part.map((group) => group.days))) {
          const alike = part.filter((group) => group.days === days);
          const sums = await analytics.captures(clientId, alike, addDays(today, -days), signal);
          for (const [i, group] of alike.entries()) found.set(group, sums[i] ?? null);
        }
        return part.map((group) => found.get(group));
      },
      isOn: true,
    }),
    [analytics, clientId, today],
  );
  const answers = useManyLists(dated, question);
  return useMemo(
    () =>
      new Map(
        dated.flatMap((group) => {
          const answer = answers.get(group);
          return answer ? [[group.key, answer] as const] : [];
        }),
      ),
    [dated, answers],
  );
}
