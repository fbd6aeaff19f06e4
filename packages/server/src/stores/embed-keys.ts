import type { ClientId, SectorId } from '@vigia/domain';
import type { Db } from '../db/pool.ts';

/** What a publishable key opens: sectors of one client, shown on the sites listed. */
export interface EmbedKey {
  readonly keyId: number;
  readonly clientId: ClientId;
  readonly sectorIds: readonly SectorId[];
  readonly allowedOrigins: readonly string[];
}

/** Reached by the sign-in role alone: the key is what tells the client. Null for an unknown or revoked one. */
export async function embedKeyByHash(auth: Db, keyHash: string): Promise<EmbedKey | null> {
  const row = await auth
    .selectFrom('embed_key')
    .select(['key_id', 'client_id', 'sector_ids', 'allowed_origins'])
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    keyId: row.key_id,
    clientId: row.client_id,
    sectorIds: row.sector_ids,
    allowedOrigins: row.allowed_origins,
  };
}
