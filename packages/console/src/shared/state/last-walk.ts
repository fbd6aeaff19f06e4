import type { ClientId, StationId, UserId } from '@vigia/domain/farm';
import { readStored, writeStored } from '../storage.ts';

interface Owner {
  readonly userId: UserId;
  readonly clientId: ClientId;
}

const keyOf = ({ userId, clientId }: Owner): string => `walk:${userId}:${clientId}`;

/** The stations of this person's last round on this device, in the order in which they were walked; empty without one. */
export function lastWalk(owner: Owner): readonly StationId[] {
  const kept = readStored(keyOf(owner));
  return Array.isArray(kept) ? kept.filter((id): id is StationId => Number.isSafeInteger(id)) : [];
}

/** Keeps the order of a round; a sign-out removes it. */
export function keepWalk(owner: Owner, ids: readonly StationId[]): void {
  if (ids.length > 0) writeStored(keyOf(owner), ids);
}
