import type { Infrastructure, ListedClient } from '@vigia/api/client';
import type { ClientId, UserId } from '@vigia/domain/farm';
import { hasStored, readStored, writeStored } from '../storage.ts';

/** Raise when the shape of the stored data changes: older entries are then ignored. */
const SCHEMA = 4;

export type ClientEntry = ListedClient;

export interface Kept<Data> {
  readonly data: Data;
  /** Epoch ms. */
  readonly lastFetch: number;
}

const keyOf = (userId: UserId, part: string) => `tree:v${SCHEMA}:${userId}:${part}`;

function readKept<Data>(key: string, isComplete: (data: unknown) => data is Data): Kept<Data> | null {
  const entry = readStored(key) as Partial<Kept<unknown>> | null;
  if (typeof entry?.lastFetch !== 'number' || !isComplete(entry.data)) return null;
  return { data: entry.data, lastFetch: entry.lastFetch };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isClientList = (value: unknown): value is ClientEntry[] => isList(value) && value.length > 0;

function isInfrastructure(value: unknown): value is Infrastructure {
  const { crops, pests, catalogue, trees } = (value ?? {}) as Partial<Infrastructure>;
  const tree = trees?.[0];
  return (
    isList(crops) &&
    isList(pests) &&
    isList(catalogue?.documents) &&
    [
      tree?.sectors,
      tree?.seasons,
      tree?.stations,
      tree?.nodes,
      tree?.thresholds,
      tree?.products,
      tree?.harvests,
    ].every(isList) &&
    typeof tree?.client?.id === 'number'
  );
}

/** Data that this user's last visit stored; null if it is missing or incomplete. */
export const keptClients = (userId: UserId) => readKept(keyOf(userId, 'clients'), isClientList);
export const keptInfrastructure = (userId: UserId, clientId: ClientId) =>
  readKept(keyOf(userId, `client:${clientId}`), isInfrastructure);

/** Whether the last visit stored the client's tree, so that the screen need not wait for a request. */
export const isTreeKept = (userId: UserId, clientId: ClientId): boolean =>
  hasStored(keyOf(userId, 'clients')) && hasStored(keyOf(userId, `client:${clientId}`));

export const keepClients = (userId: UserId, data: readonly ClientEntry[], lastFetch: number) =>
  writeStored(keyOf(userId, 'clients'), { data, lastFetch });
export const keepInfrastructure = (
  userId: UserId,
  clientId: ClientId,
  data: Infrastructure,
  lastFetch: number,
) => writeStored(keyOf(userId, `client:${clientId}`), { data, lastFetch });
