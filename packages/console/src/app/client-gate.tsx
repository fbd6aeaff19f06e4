import { useQueryClient } from '@tanstack/react-query';
import { resolveClient } from '@vigia/domain/access';
import type { ClientId, User } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useAtomValue, useStore } from 'jotai';
import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { patientRetry } from '../shared/backoff.ts';
import { type Farm, FarmProvider, farmOf, NO_CLIENTS } from '../shared/state/farm.ts';
import { clientsAtom, infrastructureAtom, infrastructureQuery } from '../shared/state/farm-queries.ts';
import { todayAtom } from '../shared/state/today.ts';
import type { ClientEntry } from '../shared/state/tree-storage.ts';
import { useFilters } from '../shared/state/use-filters.ts';
import { useSignOut } from '../shared/state/use-sign-out.ts';
import { COMMON } from '../shared/words.ts';

import { LoadingScreen } from './loading-screen.tsx';
import { troubleOf } from './trouble.ts';

interface GateProps {
  readonly user: User;
  readonly children: ReactNode;
}

/** Holds the app back until the data of the chosen client is there; data from the last visit is enough. */
export function ClientGate({ user, children }: GateProps) {
  const clients = useAtomValue(clientsAtom);
  const { company = null } = useFilters();
  useTreeAhead(company || user.clientId);
  if (!clients.data) return <QueryWait query={clients} queryKey={['clients']} />;
  const clientId = resolveClient(
    company,
    user.clientId,
    clients.data.map(({ id }) => id),
  );
  if (clientId === null) return <NoClients />;
  return (
    <TreeGate user={user} clients={clients.data} clientId={clientId}>
      {children}
    </TreeGate>
  );
}

/** Requests the tree of the client that will most likely be shown, at the same time as the list of clients. */
function useTreeAhead(clientId: ClientId): void {
  const store = useStore();
  const queryClient = useQueryClient();
  useEffect(() => {
    const query = infrastructureQuery(store.get, clientId);
    const isAwaited = () =>
      !!queryClient.getQueryCache().find({ queryKey: query.queryKey })?.getObserversCount();
    void queryClient.prefetchQuery({
      ...query,
      ...patientRetry,
      // The gate joins this request while it runs, and then waits with its own limits.
      retry: (failures, error) => isAwaited() && patientRetry.retry(failures, error),
    });
  }, [store, queryClient, clientId]);
}

interface TreeGateProps extends GateProps {
  readonly clients: readonly ClientEntry[];
  readonly clientId: ClientId;
}

function TreeGate({ user, clients, clientId, children }: TreeGateProps) {
  const infrastructure = useAtomValue(infrastructureAtom(clientId));
  const today = useAtomValue(todayAtom);
  const { data } = infrastructure;
  const farm = useMemo<Farm | null>(
    () => (data ? farmOf(user, clients, data, today) : null),
    [user, clients, data, today],
  );
  if (!farm) return <QueryWait query={infrastructure} queryKey={TREE} />;
  return <FarmProvider value={farm}>{children}</FarmProvider>;
}

const TREE = ['infrastructure'];

interface QueryWaitProps {
  readonly query: {
    readonly failureCount: number;
    readonly failureReason: unknown;
    readonly error: unknown;
    readonly fetchStatus: string;
    readonly refetch: () => unknown;
  };
  readonly queryKey: readonly string[];
}

function QueryWait({ query, queryKey }: QueryWaitProps) {
  const words = useWords(COMMON);
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const cancel = () => {
    for (const key of [queryKey, TREE]) void queryClient.cancelQueries({ queryKey: key });
  };
  const retry = async () => {
    await queryClient.cancelQueries({ queryKey });
    query.refetch();
  };
  if (query.fetchStatus === 'idle') {
    if (query.error instanceof Error && query.error.message === NO_CLIENTS)
      return <NoClients onRetry={retry} />;
    const text = query.error ? words.loadFailed : words.stopped;
    return <LoadingScreen stopped problem={text} onRetry={retry} onSignOut={signOut} />;
  }
  if (query.failureCount === 0) return <LoadingScreen />;
  return (
    <LoadingScreen
      {...troubleOf(words, query.failureReason)}
      attempt={query.failureCount}
      onRetry={retry}
      onCancel={cancel}
      onSignOut={signOut}
    />
  );
}

function NoClients(props: { readonly onRetry?: () => void }) {
  const words = useWords(COMMON);
  const signOut = useSignOut();
  return (
    <LoadingScreen
      stopped
      problem={words.noClients}
      hint={words.noClientsHint}
      onSignOut={signOut}
      {...props}
    />
  );
}
