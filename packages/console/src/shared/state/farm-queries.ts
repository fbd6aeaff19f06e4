import { farmCalls, type Infrastructure } from '@vigia/api/client';
import { sortClients } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import type { Getter } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { patientRetry } from '../backoff.ts';
import { sendAtom } from './calls.ts';
import { userAtom } from './session.ts';
import {
  type ClientEntry,
  type Kept,
  keepClients,
  keepInfrastructure,
  keptClients,
  keptInfrastructure,
} from './tree-storage.ts';

/** A tree of this visit that is younger is not asked for again when a screen opens, ms. */
const FRESH_MS = 5 * 60_000;

/** The message of an account that nobody has given a client yet. */
export const NO_CLIENTS = 'No clients returned by api';

/**
 * What an earlier visit left is shown at once, with its age, and always asked for anew behind it, however young: whoever
 * reloads wants to see what is.
 */
const startingWith = <Data>(kept: Kept<Data> | null) =>
  kept ? { initialData: kept.data, initialDataUpdatedAt: kept.lastFetch, refetchOnMount: unlessAsked } : {};

/** Of this visit it is asked for again only once it is old. */
const unlessAsked = ({ state }: { readonly state: { readonly dataUpdateCount: number } }) =>
  state.dataUpdateCount === 0 ? 'always' : true;

/** The user's clients, by name. Starts from what the last visit left and refreshes behind it. */
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

/** The query of one client's tree, also for fetching it before the client is shown. */
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

/** One atom per client, made when first asked for. */
export function infrastructureAtom(clientId: ClientId) {
  const known = byClient.get(clientId) ?? makeInfrastructureAtom(clientId);
  byClient.set(clientId, known);
  return known;
}
