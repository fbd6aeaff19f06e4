import { farmCalls, type Infrastructure } from '@vigia/api/client';
import { sortClients } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import type { Getter } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { patientRetry } from '../backoff.ts';
import { sendAtom } from './calls.ts';
import { NO_CLIENTS } from './farm.ts';
import { userAtom } from './session.ts';
import {
  type ClientEntry,
  type Kept,
  keepClients,
  keepInfrastructure,
  keptClients,
  keptInfrastructure,
} from './tree-storage.ts';

/** A tree loaded in this visit is not requested again before this age, ms. */
const FRESH_MS = 5 * 60_000;

/**
 * Data of an earlier visit is shown at once, with its age. It is always requested again, however recent,
 * because a reader who reloads wants current data.
 */
const startingWith = <Data>(kept: Kept<Data> | null) =>
  kept
    ? { initialData: kept.data, initialDataUpdatedAt: kept.lastFetch, refetchOnMount: unlessAnswered }
    : {};

/** Data of this visit is requested again only when it is stale. */
const unlessAnswered = ({ state }: { readonly state: { readonly dataUpdateCount: number } }) =>
  state.dataUpdateCount === 0 ? 'always' : true;

/** The user's clients, by name. Starts with the data of the last visit and refreshes it. */
export const clientsAtom = atomWithQuery<readonly ClientEntry[]>((get) => {
  const { id: userId } = get(userAtom);
  const farm = farmCalls(get(sendAtom));
  return {
    queryKey: ['clients', userId],
    queryFn: async ({ signal }) => {
      const clients = await farm.clients(signal);
      if (clients.length === 0) throw new Error(NO_CLIENTS);
      const sorted = sortClients(clients);
      keepClients(userId, sorted, Date.now());
      return sorted;
    },
    staleTime: FRESH_MS,
    ...patientRetry,
    ...startingWith(keptClients(userId)),
  };
});

/** The query of one client's tree; can also load it before the client is shown. */
export function infrastructureQuery(get: Getter, clientId: ClientId) {
  const { id: userId } = get(userAtom);
  const farm = farmCalls(get(sendAtom));
  return {
    queryKey: ['infrastructure', userId, clientId],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Infrastructure> => {
      const infrastructure = await farm.infrastructure(clientId, signal);
      if (infrastructure.trees.length === 0) throw new Error(NO_CLIENTS);
      keepInfrastructure(userId, clientId, infrastructure, Date.now());
      return infrastructure;
    },
    staleTime: FRESH_MS,
    ...startingWith(keptInfrastructure(userId, clientId)),
  };
}

const byClient = new Map<ClientId, ReturnType<typeof makeInfrastructureAtom>>();
const makeInfrastructureAtom = (clientId: ClientId) =>
  atomWithQuery<Infrastructure>((get) => ({ ...infrastructureQuery(get, clientId), ...patientRetry }));

/** One atom per client, created on first use. */
export function infrastructureAtom(clientId: ClientId) {
  const known = byClient.get(clientId) ?? makeInfrastructureAtom(clientId);
  byClient.set(clientId, known);
  return known;
}
