import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type StationHealth, type StationId, stationState } from '@vigia/domain';
import { useAtomValue } from 'jotai';
import { useCallback, useDeferredValue } from 'react';
import { type Conditions, LOADING, type StationCondition } from '../condition.ts';
import { apiAtom } from './api.ts';
import { inTurn } from './requests.ts';
import { useFirstPaint } from './use-first-paint.ts';

const HEALTH_FRESH_MS = 5 * 60_000;
const NONE: readonly StationId[] = [];
const DISABLED: StationCondition = { kind: 'disabled' };

function conditionOf({ data, isError }: UseQueryResult<StationHealth>): StationCondition {
  if (data) return { kind: 'known', state: stationState(data), health: data };
  return isError ? { kind: 'failed' } : LOADING;
}

/**
 * Health of the stations of a list, six requests at a time. When the list changes, what is still under way for
 * stations that left it is aborted. Answers are shown when nothing more urgent is, such as a letter being typed.
 */
export function useStationHealth(stationIds: readonly StationId[], enabled: boolean): Conditions {
  const api = useAtomValue(apiAtom);
  const painted = useFirstPaint();
  const combine = useCallback(
    (results: UseQueryResult<StationHealth>[]): Conditions =>
      new Map(
        stationIds.map((id, i) => [
          id,
          enabled ? (results[i] ? conditionOf(results[i]) : LOADING) : DISABLED,
        ]),
      ),
    [stationIds, enabled],
  );
  const asked = painted ? stationIds : NONE;
  const conditions = useQueries({
    queries: asked.map((id) => ({
      queryKey: ['health', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        inTurn(() => api.farm.stationHealth(id, signal), signal),
      enabled,
      staleTime: HEALTH_FRESH_MS,
    })),
    combine,
  });
  return useDeferredValue(conditions);
}
