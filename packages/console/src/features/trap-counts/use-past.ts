import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { fieldCountCalls, type ListedCount } from '@vigia/api/client';
import { addDays, type IsoDate } from '@vigia/domain';
import type { ClientId, SectorId } from '@vigia/domain/farm';
import { useCallback } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { pastOf, type TrapPast } from './traps.ts';

/** How far back the last counts are looked for, days. */
const LOOKED_BACK = 120;
const NOTHING: TrapPast = { ofDay: null, before: [] };

const together = (answers: UseQueryResult<ListedCount[]>[]) => ({
  data: answers.every(({ data }) => data) ? answers.flatMap(({ data = [] }) => data) : undefined,
  isError: answers.some(({ isError }) => isError),
  retry: () => {
    for (const { isError, refetch } of answers) if (isError) void refetch();
  },
});

/** Earlier counts of the traps of fields; without them people can count all the same. */
export function usePast(clientId: ClientId, sectorIds: readonly SectorId[], day: IsoDate | null) {
  const calls = useCalls(fieldCountCalls);
  const { data, isError, retry } = useQueries({
    queries: (day === null ? [] : sectorIds).map((sectorId) => ({
      queryKey: ['field-counts', clientId, 'sector', sectorId, day],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        calls.list({ clientId, sectorId, start: addDays(day!, -LOOKED_BACK), end: day! }, signal),
      retry: 1,
    })),
    combine: together,
  });
  const of = useCallback(
    (trap: string): TrapPast => (data && day !== null ? pastOf(data, trap, day) : NOTHING),
    [data, day],
  );
  const isAsked = sectorIds.length > 0 && day !== null;
  const state = data ? 'ready' : isError ? 'failed' : 'loading';
  return { of, state, isKnown: isAsked && data !== undefined, retry } as const;
}
