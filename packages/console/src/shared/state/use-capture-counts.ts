import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ApiClient } from '@vigia/api/client';
import { addDays, type IsoDate, weekdayOf } from '@vigia/domain';
import { useAtomValue } from 'jotai';
import { useCallback, useDeferredValue } from 'react';
import type { CaptureCounts, CaptureGroup } from '../capture-group.ts';
import { apiAtom } from './api.ts';
import { inTurn } from './requests.ts';
import { useFirstPaint } from './use-first-paint.ts';

/** The call looks at this many days; the latest value closes the seven up to the last one. */
const WINDOW_DAYS = 8;
const NONE: readonly CaptureGroup[] = [];

/** Captures of the seven days up to `end`: the latest value of the last eight days' increments. */
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
      start: addDays(end, 1 - WINDOW_DAYS),
      end,
      perStation: 'incremental',
      aggregation: 'sum',
      incrementDays: 1 << (7 - weekdayOf(end)),
    },
    signal,
  );
  return series.values.at(-1) ?? null;
}

/** Captures of each group; a count that cannot be had is simply not shown. */
export function useCaptureCounts(groups: readonly CaptureGroup[], end: IsoDate): CaptureCounts {
  const api = useAtomValue(apiAtom);
  const painted = useFirstPaint();
  const combine = useCallback(
    (results: UseQueryResult<number | null>[]): CaptureCounts =>
      new Map(
        groups.map(({ key }, i) => [
          key,
          !results[i] || results[i].isPending
            ? { kind: 'loading' as const }
            : { kind: 'known' as const, count: results[i]?.data ?? undefined },
        ]),
      ),
    [groups],
  );
  const asked = painted ? groups : NONE;
  const counts = useQueries({
    queries: asked.map((group) => ({
      queryKey: ['bug-count', group.pestId, group.stationIds, end],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        inTurn(() => lastCaptures(api, group, end, signal), signal),
    })),
    combine,
  });
  return useDeferredValue(counts);
}
