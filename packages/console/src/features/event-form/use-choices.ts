import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import type { Infrastructure } from '@vigia/api/client';
import { isSuperAdmin } from '@vigia/domain/access';
import type { ChoiceSource } from '@vigia/domain/events';
import type { ClientId, EventType } from '@vigia/domain/farm';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import type { WaitingDevice } from '../../shared/outbox/waiting-devices.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { infrastructureQuery } from '../../shared/state/farm-queries.ts';

export interface Choices {
  /** Null until all options of the choices are loaded. */
  readonly source: ChoiceSource | null;
  readonly failed: boolean;
  readonly poolFailed: boolean;
  readonly retry: () => void;
}

/** Whether a kind of event puts a device up. */
export const takesDevices = (kind: EventType | null) => kind === 'device_install' || kind === 'device_swap';

/** The pools' trees, as far as they are loaded. */
const combinePools = (results: UseQueryResult<Infrastructure>[]) => ({
  trees: results.flatMap(({ data }) => data?.trees[0] ?? []),
  isPending: results.some(({ isPending }) => isPending),
  isError: results.some(({ isError }) => isError),
  retry: () => {
    for (const { isError, refetch } of results) if (isError) void refetch();
  },
});

/**
 * The options of an event of a client; super admins may put up devices of the pools too.
 *
 * @param waiting what other reports that wait on this device put up, and where: neither is offered again
 */
export function useChoices(
  clientId: ClientId | null,
  kind: EventType | null,
  waiting: readonly WaitingDevice[],
): Choices {
  const farm = useFarm();
  const store = useStore();
  const ask = (id: ClientId | null, enabled: boolean) => ({
    ...infrastructureQuery(store.get, id ?? 0),
    enabled: enabled && id !== null,
  });
  const isElsewhere = clientId !== null && clientId !== farm.tree.client.id;
  const elsewhere = useQuery<Infrastructure>(ask(clientId, isElsewhere));
  const mayUsePools = isSuperAdmin(farm.user) && takesDevices(kind);
  const others = farm.clients.filter(({ id, isDevicePool }) => isDevicePool && id !== clientId);
  const pools = useQueries({
    queries: (mayUsePools ? others : []).map(({ id }) => ask(id, true)),
    combine: combinePools,
  });

  const own = isElsewhere ? elsewhere.data : farm;
  const tree = isElsewhere ? elsewhere.data?.trees[0] : farm.tree;
  const { trees: poolTrees, isPending: waitsForPools } = pools;
  const { user, today } = farm;
  const source = useMemo<ChoiceSource | null>(() => {
    if (clientId === null || !own || !tree || waitsForPools) return null;
    const waitingDevices = waiting.map(({ serial }) => serial);
    const waitingPlaces = waiting.flatMap(({ place }) => place ?? []);
    const taken = { waitingDevices, waitingPlaces };
    return { user, tree, pools: poolTrees, ...taken, crops: own.crops, pests: own.pests, today };
  }, [clientId, own, tree, poolTrees, waiting, waitsForPools, user, today]);
  return {
    source,
    failed: isElsewhere && elsewhere.isError,
    poolFailed: pools.isError,
    retry: () => {
      if (elsewhere.isError) void elsewhere.refetch();
      pools.retry();
    },
  };
}
