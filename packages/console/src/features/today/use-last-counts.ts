import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { analyticsCalls, type SeriesAnswer, type SeriesQuery } from '@vigia/api/client';
import { addDays, type IsoDate } from '@vigia/domain';
import type { SectorRow, StationId } from '@vigia/domain/farm';
import { COUNTS_LOOKED_BACK, isCountedByHand } from '@vigia/domain/today';
import { useMemo } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { limited } from '../../shared/state/requests.ts';
import { type Asked, askedOf } from './asked.ts';

export interface LastCounts extends Asked {
  /** Null where there is no count in the last 60 days. */
  readonly lastCounts: ReadonlyMap<StationId, IsoDate | null>;
}

/** The day on which each trap without a device was last counted. */
export function useLastCounts(rows: readonly SectorRow[]): LastCounts {
  const analytics = useCalls(analyticsCalls);
  const { today } = useFarm();
  const traps = useMemo(
    () =>
      rows.flatMap(({ stations }) =>
        stations.filter(isCountedByHand).map(({ id, pestId }) => ({ id, pestId })),
      ),
    [rows],
  );
  const combine = useMemo(
    () =>
      (answers: UseQueryResult<SeriesAnswer>[]): LastCounts => ({
        ...askedOf(answers),
        lastCounts: new Map(
          answers.flatMap(({ data }, i) =>
            data ? [[traps[i]!.id, data.inField.at(-1)?.date ?? null] as const] : [],
          ),
        ),
      }),
    [traps],
  );
  return useQueries({
    queries: traps.map(({ id, pestId }) => {
      const query: SeriesQuery = {
        stationIds: [id],
        start: addDays(today, -COUNTS_LOOKED_BACK),
        end: today,
        perStation: 'incremental',
        aggregation: 'sum',
        ...(pestId !== null && { pestId }),
      };
      return {
        queryKey: ['series', 'bug_count', query],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          limited(() => analytics.count('bug_count', query, signal), signal),
      };
    }),
    combine,
  });
}
