import type { ClientId, UserId } from '@vigia/domain/farm';
import { useEffect } from 'react';
import { readStored, writeStored } from '../storage.ts';
import { useFarm } from './farm.ts';
import { useFilters } from './use-filters.ts';

const keyOf = (userId: UserId) => `last-client:${userId}`;

/** The client that this user last chose in this browser; null after a sign-out. */
export function lastClient(userId: UserId): ClientId | null {
  const kept = readStored(keyOf(userId));
  return typeof kept === 'number' ? kept : null;
}

/** Stores the client that the user chose (it is in the address), not the one that every visit starts with. */
export function useKeepLastClient(): void {
  const { user, tree } = useFarm();
  const { company } = useFilters();
  const chosen = company === tree.client.id ? company : null;
  useEffect(() => {
    if (chosen !== null) writeStored(keyOf(user.id), chosen);
  }, [user.id, chosen]);
}
