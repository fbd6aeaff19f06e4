import { useQuery } from '@tanstack/react-query';
import { fieldCountCalls } from '@vigia/api/client';
import { addDays, type IsoDate } from '@vigia/domain';
import type { ClientId, SectorId } from '@vigia/domain/farm';
import { useCallback } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { pastOf, type TrapPast } from './traps.ts';

/** How far back the last counts are looked for, days. */
const LOOKED_BACK = 120;
const NOTHING: TrapPast = { ofDay: null, before: [] };

/** Earlier counts of the traps of a field; without them people can count all the same. */
export function usePast(clientId: ClientId, sectorId: SectorId | null, day: IsoDate | null) {
  const calls = useCalls(fieldCountCalls);
  const { data, isError, refetch } = useQuery({
    queryKey: ['field-counts', clientId, 'sector', sectorId, day],
    queryFn: ({ signal }) =>
      calls.list({ clientId, sectorId: sectorId!, start: addDays(day!, -LOOKED_BACK), end: day! }, signal),
    enabled: sectorId !== null && day !== null,
    retry: 1,
  });
  const of = useCallback(
    (trap: string): TrapPast => (data && day !== null ? pastOf(data, trap, day) : NOTHING),
    [data, day],
  );
  const state = data ? 'ready' : isError ? 'failed' : sectorId === null || day === null ? 'ready' : 'loading';
  return { of, state, isKnown: data !== undefined, retry: () => void refetch() } as const;
}
