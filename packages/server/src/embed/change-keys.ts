import type { EmbedKeyWire } from '@vigia/api/contract';
import { type ClientId, DAY_MS, type EpochMs, embedKeyState } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import { insertEmbedKey, replaceEmbedKey } from '../stores/embed-key-rows.ts';
import type { KeyDraft } from './key-draft.ts';
import { newEmbedKey } from './new-key.ts';

export interface MadeKey {
  readonly key: string;
  readonly embed_key: EmbedKeyWire;
}

/** Stores a new key of a client; the caller has checked the draft and what it names. */
export async function makeKey(
  tx: Tx,
  client_id: ClientId,
  { name, sector_ids, station_ids, metrics, origins, expires_at }: KeyDraft,
  created_by: string | null,
): Promise<MadeKey> {
  const { key, prefix, hash } = newEmbedKey();
  const embed_key = await insertEmbedKey(tx, {
    ...{ client_id, name, sector_ids, station_ids, metrics, expires_at, created_by },
    allowed_origins: origins,
    key,
    key_prefix: prefix,
    key_hash: hash,
  });
  return { key, embed_key };
}

export interface Rotation {
  readonly now: EpochMs;
  readonly overlapDays: number;
  readonly createdBy: string | null;
}

/** A key that takes over; the old one opens until the overlap or its own end is over. Null for one not in force. */
export async function rotateKey(
  tx: Tx,
  old: EmbedKeyWire,
  { now, overlapDays, createdBy }: Rotation,
): Promise<MadeKey | null> {
  if (keyState(old, now) !== 'active') return null;
  const made = await makeKey(tx, old.client_id, old, createdBy);
  const end = old.expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(old.expires_at);
  const until = Math.min(now + overlapDays * DAY_MS, end);
  await replaceEmbedKey(tx, old, { by: made.embed_key.key_id, until });
  return made;
}

export const keyState = ({ expires_at, revoked_at, replaced_by }: EmbedKeyWire, now: EpochMs) =>
  embedKeyState(
    {
      expiresAt: expires_at === null ? null : Date.parse(expires_at),
      revokedAt: revoked_at === null ? null : Date.parse(revoked_at),
      isReplaced: replaced_by !== null,
    },
    now,
  );
