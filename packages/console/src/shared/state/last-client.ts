import type { ClientId, UserId } from '@vigia/domain/farm';
import { useEffect } from 'react';
import { readStored, writeStored } from '../storage.ts';
import { useFarm } from './farm.ts';
import { useFilters } from './use-filters.ts';

const keyOf = (userId: UserId) => `last-client:${userId}`;

/** The client that this person chose last in this browser; null after signing out, which forgets it. */
export function lastClient(userId: UserId): ClientId | null {
  const kept = readStored(keyOf(userId));
  return typeof kept === 'number' ? kept : null;
}

/** Remembers the client of the address: the one that somebody chose, not their own that every visit begins with. */
export function useKeepLastClient(): void {
  const { user, tree } = useFarm();
  const { company } = useFilters();
  const chosen = company === tree.client.id ? company : null;
  useEffect(() => {
    if (chosen !== null) writeStored(keyOf(user.id), chosen);
  }, [user.id, chosen]);
}
