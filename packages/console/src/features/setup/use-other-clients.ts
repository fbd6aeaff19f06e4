import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type ClientSetup, farmCalls } from '@vigia/api/client';
import { HOME, isRoot, SETUP } from '@vigia/domain/access';
import { hrefWith, nextStep } from '@vigia/domain/farm';
import { useCallback, useMemo } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { limited } from '../../shared/state/requests.ts';
import { setupQuery } from '../../shared/state/use-setup.ts';
import type { ClientProgress } from './client-list.tsx';

/** Highest number of clients whose progress is requested; with more, only names are listed. */
const ASKED_AT_MOST = 30;

/** The other clients of an operator whose own client is empty; none if the own client is a farm. */
export function useOtherClients(): readonly ClientProgress[] {
  const { user, clients, tree } = useFarm();
  const farm = useCalls(farmCalls);
  const isBareHome =
    tree.client.id === user.clientId &&
    [tree.sectors, tree.seasons, tree.stations].every(({ length }) => length === 0);
  const others = useMemo(
    () =>
      isBareHome
        ? clients.filter(({ id, isDevicePool }) => id !== tree.client.id && !isDevicePool && isRoot(user, id))
        : [],
    [isBareHome, clients, tree, user],
  );
  const combine = useCallback(
    (results: UseQueryResult<ClientSetup>[]) =>
      others.map(({ id, name }, i): ClientProgress => {
        const progress = results[i]?.data?.progress ?? null;
        const isDone = progress !== null && nextStep(progress) === null;
        return { id, name, progress, href: hrefWith(isDone ? HOME : SETUP, { company: id }) };
      }),
    [others],
  );
  return useQueries({
    queries: others.slice(0, ASKED_AT_MOST).map(({ id }) => {
      const { queryKey, queryFn } = setupQuery(farm, id);
      const limitedQuery: typeof queryFn = (context) => limited(() => queryFn(context), context.signal);
      return { queryKey, queryFn: limitedQuery };
    }),
    combine,
  });
}
