import type { EpochMs } from '@vigia/domain';
import type { ClientId, UserId } from '@vigia/domain/farm';
import { atom } from 'jotai';
import { readStored, removeStored, writeStored } from '../storage.ts';

/** When the fields of a client were last kept whole on this device, and how many. */
export interface FieldsKept {
  readonly at: EpochMs;
  readonly fields: number;
  /** Parts that the service did not answer. */
  readonly failed: number;
}

/** How far keeping the fields has come; null while nothing is being kept. */
export interface KeepingProgress {
  readonly done: number;
  readonly of: number;
}

export const keepingProgressAtom = atom<KeepingProgress | null>(null);
/** Grows when somebody asks for it by hand. */
export const keepNowAtom = atom(0);

const keyOf = (userId: UserId, clientId: ClientId) => `kept-fields:${userId}:${clientId}`;

export function fieldsKept(userId: UserId, clientId: ClientId): FieldsKept | null {
  const kept = readStored(keyOf(userId, clientId)) as Partial<FieldsKept> | null;
  if (typeof kept?.at !== 'number' || typeof kept.fields !== 'number') return null;
  return { at: kept.at, fields: kept.fields, failed: kept.failed ?? 0 };
}

export const noteFieldsKept = (userId: UserId, clientId: ClientId, kept: FieldsKept): void =>
  writeStored(keyOf(userId, clientId), kept);

export const forgetFieldsKept = (userId: UserId, clientId: ClientId): void =>
  removeStored(keyOf(userId, clientId));
