import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type AdminClient, type ApiClient, administrationCalls } from '@vigia/api/client';
import { isRoot } from '@vigia/domain/access';
import type { ClientId, UserId } from '@vigia/domain/farm';
import { useCallback, useMemo } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { limited } from '../../shared/state/requests.ts';

const FRESH_MS = 60_000;

/** First part of the query keys of administrators' clients. */
export const ADMINISTRATION = 'administration';

/** One client with everything in it. */
export const adminClientQuery = (
  administration: ApiClient['administration'],
  userId: UserId,
  id: ClientId,
) => ({
  queryKey: [ADMINISTRATION, userId, id],
  queryFn: ({ signal }: { signal: AbortSignal }) => limited(() => administration.client(id, signal), signal),
  staleTime: FRESH_MS,
});

/** The chosen client or, without one, every client the user administers, as they are loaded. */
export function useAdminClients(chosen: ClientId | null) {
  const { user, clients } = useFarm();
  const administration = useCalls(administrationCalls);
  const ids = useMemo(
    () => (chosen === null ? clients.map(({ id }) => id).filter((id) => isRoot(user, id)) : [chosen]),
    [chosen, clients, user],
  );
  const combine = useCallback(
    (results: UseQueryResult<AdminClient>[]) => ({
      owners: results.flatMap(({ data }) => data ?? []),
      total: results.length,
      failed: results.filter(({ isError, data }) => isError && !data).length,
      isLoading: results.some(({ isPending }) => isPending),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
    [],
  );
  return useQueries({
    queries: ids.map((id) => adminClientQuery(administration, user.id, id)),
    combine,
  });
}
