import type { MadeKey } from '@vigia/api/contract';
import { DAY_MS, type EpochMs } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import { type EmbedKey, embedKeyState, type NewEmbedKey } from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import { insertEmbedKey, replaceEmbedKey } from '../stores/embed/embed-key-rows.ts';
import { newEmbedKey } from './new-key.ts';

/** Stores a new key of a client; the caller has checked the draft and what it refers to. */
export async function makeKey(
  tx: Tx,
  clientId: ClientId,
  draft: NewEmbedKey,
  createdBy: string | null,
): Promise<MadeKey> {
  const made = newEmbedKey();
  return { key: made.key, embedKey: await insertEmbedKey(tx, { ...draft, ...made, clientId, createdBy }) };
}

export interface Rotation {
  readonly now: EpochMs;
  readonly overlapDays: number;
  readonly createdBy: string | null;
}

/** A replacing key; the old one stays open until the overlap or its own end is over. Null for a key not in force. */
export async function rotateKey(
  tx: Tx,
  old: EmbedKey,
  { now, overlapDays, createdBy }: Rotation,
): Promise<MadeKey | null> {
  if (embedKeyState(old, now) !== 'active') return null;
  const made = await makeKey(tx, old.clientId, old, createdBy);
  const until = Math.min(now + overlapDays * DAY_MS, old.expiresAt ?? Number.POSITIVE_INFINITY);
  await replaceEmbedKey(tx, old, { by: made.embedKey.id, until });
  return made;
}
