import type { ClientId, UserId } from '@vigia/domain/farm';
import { isRemoval, readStored, removeStored, writeStored } from '../../shared/storage.ts';
import type { Round } from './round.ts';

/** Raise when the shape changes: an older pass is then ignored. */
const SCHEMA = 1;

export interface Owner {
  readonly userId: UserId;
  readonly clientId: ClientId;
}

const keyOf = ({ userId, clientId }: Owner): string => `trap-counts:v${SCHEMA}:${userId}:${clientId}`;

/** The pass that was begun and not sent; null without one. */
export function keptRound(owner: Owner): Round | null {
  const kept = (readStored(keyOf(owner)) ?? {}) as Partial<Round>;
  const { key, date, numbers, editedAt } = kept;
  if (typeof key !== 'string' || typeof date !== 'string' || typeof editedAt !== 'number') return null;
  if (typeof numbers !== 'object' || numbers === null) return null;
  return {
    ...{ key, date, numbers, editedAt },
    sectorId: kept.sectorId ?? null,
    pestId: kept.pestId ?? null,
    withCameras: kept.withCameras ?? false,
    notes: kept.notes ?? {},
    tried: kept.tried ?? null,
  };
}

/** Stores what was typed, so that it survives a reload, the end of a session or a network failure. */
export function keepRound(owner: Owner, round: Round): void {
  if (round.editedAt !== null) writeStored(keyOf(owner), round);
}

export const dropRound = (owner: Owner): void => removeStored(keyOf(owner));

/** Whether another tab removed it: it was sent there, or somebody signed out. */
export const isDropped = (owner: Owner, event: StorageEvent): boolean => isRemoval(keyOf(owner), event);
