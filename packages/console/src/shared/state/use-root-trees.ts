import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { farmCalls, type Infrastructure } from '@vigia/api/client';
import { isRoot } from '@vigia/domain/access';
import type { ClientTree } from '@vigia/domain/farm';
import { useCallback, useMemo } from 'react';
import { useCalls } from './calls.ts';
import { useFarm } from './farm.ts';
import { limited } from './requests.ts';

const FRESH_MS = 5 * 60_000;

/**
 * The trees of the clients where the user is root: of the shown client, or of `all` as they load.
 *
 * @returns `roots`: number of those clients; `failed`: number of trees that could not be loaded
 */
export function useRootTrees(all: boolean) {
  const { user, clients, tree } = useFarm();
  const farm = useCalls(farmCalls);
  const others = useMemo(
    () => clients.filter(({ id }) => id !== tree.client.id && isRoot(user, id)),
    [clients, tree, user],
  );
  const combine = useCallback(
    (results: UseQueryResult<Infrastructure>[]) => ({
      trees: [tree, ...results.flatMap(({ data }): readonly ClientTree[] => data?.trees ?? [])],
      failed: results.filter(({ isError }) => isError).length,
      isLoading: results.some(({ isPending }) => isPending),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
    [tree],
  );
  const found = useQueries({
    queries: (all ? others : []).map(({ id }) => ({
      queryKey: ['infrastructure', user.id, id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        limited(() => farm.infrastructure(id, signal), signal),
      staleTime: FRESH_MS,
    })),
    combine,
  });
  return { ...found, roots: others.length + 1 };
}
