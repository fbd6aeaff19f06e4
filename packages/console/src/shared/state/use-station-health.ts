import { type IsoDate, type StationHealth, type StationId, stationState } from '@vigia/domain';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type Conditions, LOADING, type StationCondition } from '../condition.ts';
import { apiAtom } from './api.ts';
import type { Answer } from './batched-answers.ts';
import { useFarm } from './farm.ts';
import { inTurn } from './requests.ts';
import { useAnswers } from './use-answers.ts';

const HEALTH_FRESH_MS = 5 * 60_000;
const DISABLED: StationCondition = { kind: 'disabled' };

function conditionOf(answer: Answer<StationHealth> | undefined, today: IsoDate): StationCondition {
  const health = answer?.data;
  if (health) return { kind: 'known', state: stationState(health), health, today };
  return answer?.isError ? { kind: 'failed' } : LOADING;
}

/**
 * Health of the stations of a list, six requests at a time. When the list changes, what is still under way for
 * stations that left it is aborted.
 */
export function useStationHealth(stationIds: readonly StationId[], enabled: boolean): Conditions {
  const api = useAtomValue(apiAtom);
  const { today } = useFarm();
  const questions = useMemo(
    () =>
      stationIds.map((id) => ({
        queryKey: ['health', id],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          inTurn(() => api.farm.stationHealth(id, signal), signal),
        enabled,
        staleTime: HEALTH_FRESH_MS,
      })),
    [api, stationIds, enabled],
  );
  const answers = useAnswers<StationHealth>(questions);
  return useMemo(
    () => new Map(stationIds.map((id, i) => [id, enabled ? conditionOf(answers[i], today) : DISABLED])),
    [stationIds, enabled, answers, today],
  );
}
