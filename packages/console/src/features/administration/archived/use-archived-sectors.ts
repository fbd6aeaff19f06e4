import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type AdminClient, administrationCalls } from '@vigia/api/client';
import type { Sector } from '@vigia/domain/farm';
import { useCallback } from 'react';
import { useCalls } from '../../../shared/state/calls.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { limited } from '../../../shared/state/requests.ts';
import { ADMINISTRATION } from '../use-admin-clients.ts';

/** The clients with their archived sectors beside those in use: a client's tree leaves those out. */
export function useArchivedSectors(owners: readonly AdminClient[]) {
  const { user } = useFarm();
  const administration = useCalls(administrationCalls);
  const combine = useCallback(
    (results: UseQueryResult<Sector[]>[]) => ({
      owners: owners.map((owner, i) => ({
        ...owner,
        sectors: [...owner.sectors, ...(results[i]?.data ?? [])],
      })),
      isLoading: results.some(({ isPending }) => isPending),
      hasFailed: results.some(({ isError, data }) => isError && !data),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
    [owners],
  );
  return useQueries({
    queries: owners.map(({ client: { id } }) => ({
      queryKey: [ADMINISTRATION, user.id, id, 'archived sectors'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        limited(() => administration.archivedSectors(id, signal), signal),
    })),
    combine,
  });
}
