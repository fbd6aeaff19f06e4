import type { EnteredCount } from '@vigia/api/client';
import type { EpochMs } from '@vigia/domain';
import type { PestId, SectorId } from '@vigia/domain/farm';
import { isRemoval, readStored, removeStored, writeStored } from '../storage.ts';
import type { Owner } from './kept-events.ts';

/** What a person counted in one pass, as far as it is typed; it is stored with every change. */
export interface Round {
  /** Its `Idempotency-Key`: the same for every try of the same numbers. */
  readonly key: string;
  /** As it was typed. */
  readonly date: string;
  readonly sectorId: SectorId | null;
  /** Null: each trap's own. */
  readonly pestId: PestId | null;
  readonly withCameras: boolean;
  /** Typed numbers and notes by trap and pest; those of another field stay. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, string>>;
  /** When a number was last typed; null before the first one. */
  readonly editedAt: EpochMs | null;
  /** What was sent without an answer: it is sent again unchanged. */
  readonly tried: readonly EnteredCount[] | null;
}

/** Raise when the shape changes: an older pass is then ignored. */
const SCHEMA = 1;

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
