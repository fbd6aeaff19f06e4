import { farmCalls, MAX_HEALTH_SUBJECTS } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { type StationHealth, stationState } from '@vigia/domain/devices';
import type { StationId } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { type Conditions, LOADING, type StationCondition } from '../condition.ts';
import { useCalls } from './calls.ts';
import { useFarm } from './farm.ts';
import { type RowAnswer, useManyLists } from './use-many-lists.ts';

const HEALTH_FRESH_MS = 5 * 60_000;
const DISABLED: StationCondition = { kind: 'disabled' };

function conditionOf(answer: RowAnswer<StationHealth> | undefined, today: IsoDate): StationCondition {
  const health = answer?.data;
  if (health) return { kind: 'known', state: stationState(health), health, today };
  return answer?.isError ? { kind: 'failed' } : LOADING;
}

/** Health of the stations of a list, by station; one without a device has none. */
export function useStationHealth(stationIds: readonly StationId[], isOn: boolean): Conditions {
  const farm = useCalls(farmCalls);
  const { tree, today } = useFarm();
  const clientId = tree.client.id;
  const question = useMemo(
    () => ({
      most: MAX_HEALTH_SUBJECTS,
      keyOf: (ids: readonly StationId[]) => ['health', clientId, ids.join(' ')],
      ask: async (ids: readonly StationId[], signal: AbortSignal) => {
        const found = await farm.stationsHealth(clientId, ids, signal);
        return ids.map((id) => found.get(id));
      },
      staleTime: HEALTH_FRESH_MS,
      isOn,
    }),
    [farm, clientId, isOn],
  );
  const asked = useMemo(() => {
    const bare = new Set(tree.stations.flatMap(({ id, nodeSerial }) => (nodeSerial === null ? [id] : [])));
    return stationIds.filter((id) => isOn && !bare.has(id));
  }, [stationIds, isOn, tree]);
  const answers = useManyLists(asked, question);
  return useMemo(() => {
    const known = new Set(asked);
    return new Map(
      stationIds.map((id) => [id, known.has(id) ? conditionOf(answers.get(id), today) : DISABLED]),
    );
  }, [stationIds, asked, answers, today]);
}
