import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type StationHealth, type StationId, stationState } from '@vigia/domain';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { type Conditions, LOADING, type StationCondition } from '../condition.ts';
import { apiAtom } from './api.ts';
import { inTurn } from './requests.ts';

const HEALTH_FRESH_MS = 5 * 60_000;
const DISABLED: StationCondition = { kind: 'disabled' };

function conditionOf({ data, isError }: UseQueryResult<StationHealth>): StationCondition {
  if (data) return { kind: 'known', state: stationState(data), health: data };
  return isError ? { kind: 'failed' } : LOADING;
}

/**
 * Health of the stations of a list, six requests at a time. When the list changes, what is still under way for
 * stations that left it is aborted.
 */
export function useStationHealth(stationIds: readonly StationId[], enabled: boolean): Conditions {
  const api = useAtomValue(apiAtom);
  const combine = useCallback(
    (results: UseQueryResult<StationHealth>[]): Conditions =>
      new Map(stationIds.map((id, i) => [id, enabled && results[i] ? conditionOf(results[i]) : DISABLED])),
    [stationIds, enabled],
  );
  return useQueries({
    queries: stationIds.map((id) => ({
      queryKey: ['health', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        inTurn(() => api.farm.stationHealth(id, signal), signal),
      enabled,
      staleTime: HEALTH_FRESH_MS,
    })),
    combine,
  });
}
