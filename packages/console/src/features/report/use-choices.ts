import { useQuery } from '@tanstack/react-query';
import type { Infrastructure } from '@vigia/api/client';
import {
  type ChoiceSource,
  type ClientId,
  DEVICE_POOL_CLIENT,
  type EventType,
  isSuperAdmin,
} from '@vigia/domain';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { infrastructureQuery } from '../../shared/state/farm-queries.ts';

export interface Choices {
  /** Null until everything the choices are taken from is there. */
  readonly source: ChoiceSource | null;
  readonly failed: boolean;
  readonly poolFailed: boolean;
  readonly retry: () => void;
}

const takesDevices = (kind: EventType | null) => kind === 'device_install' || kind === 'device_swap';

/** What a report for a client may name; super admins put up devices of the shared pool too. */
export function useChoices(clientId: ClientId | null, kind: EventType | null): Choices {
  const farm = useFarm();
  const store = useStore();
  const ask = (id: ClientId | null, enabled: boolean) => ({
    ...infrastructureQuery(store.get, id ?? 0),
    enabled: enabled && id !== null,
  });
  const isElsewhere = clientId !== null && clientId !== farm.tree.client.id;
  const elsewhere = useQuery<Infrastructure>(ask(clientId, isElsewhere));
  const mayUsePool = isSuperAdmin(farm.user) && farm.clients.some(({ id }) => id === DEVICE_POOL_CLIENT);
  const wantsPool = mayUsePool && takesDevices(kind) && clientId !== DEVICE_POOL_CLIENT;
  const pool = useQuery<Infrastructure>(ask(DEVICE_POOL_CLIENT, wantsPool));

  const own = isElsewhere ? elsewhere.data : farm;
  const tree = isElsewhere ? elsewhere.data?.trees[0] : farm.tree;
  const poolTree = wantsPool ? pool.data?.trees[0] : null;
  const waitsForPool = wantsPool && pool.isPending;
  const { user, today } = farm;
  const source = useMemo<ChoiceSource | null>(() => {
    if (clientId === null || !own || !tree || waitsForPool) return null;
    return { user, tree, pool: poolTree ?? null, crops: own.crops, pests: own.pests, today };
  }, [clientId, own, tree, poolTree, waitsForPool, user, today]);
  return {
    source,
    failed: isElsewhere && elsewhere.isError,
    poolFailed: wantsPool && pool.isError,
    retry: () => {
      if (elsewhere.isError) void elsewhere.refetch();
      if (pool.isError) void pool.refetch();
    },
  };
}
