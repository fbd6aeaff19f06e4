import type { EpochMs } from '@vigia/domain';
import type { ProgramRights } from '@vigia/domain/access';
import type { Db } from '../../db/pool.ts';

/** A token that a program shows, as the check of its secret sees it. */
export interface PresentedToken extends ProgramRights {
  readonly expiresAt: EpochMs;
  readonly isEnded: boolean;
  /** Of a secret that another one replaces: until when it is accepted; null for the present one. */
  readonly replacedUntil: EpochMs | null;
  /** Whether its client is archived. */
  readonly isOfArchived: boolean;
}

const NEVER = new Date(0).toISOString();

/** The token with this hash, or whose secret before had it; null without one. Its client is known by the token alone. */
export async function tokenByHash(auth: Db, hash: string): Promise<PresentedToken | null> {
  const row = await auth
    .selectFrom('service_token as token')
    .innerJoin('client', 'client.client_id', 'token.client_id')
    .where((row) => row.or([row('token_hash', '=', hash), row('replaced_hash', '=', hash)]))
    .select(['token.client_id', 'token_id', 'scopes', 'sector_ids', 'expires_at', 'ended_at'])
    .select(['token_hash', 'replaced_until', 'client_is_archived'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.token_id,
    clientId: row.client_id,
    scopes: row.scopes,
    sectorIds: row.sector_ids,
    expiresAt: Date.parse(row.expires_at),
    isEnded: row.ended_at !== null,
    replacedUntil: row.token_hash === hash ? null : Date.parse(row.replaced_until ?? NEVER),
    isOfArchived: row.client_is_archived,
  };
}

/** Records when a token was last used. */
export async function noteTokenUse(
  auth: Db,
  { id, clientId }: Pick<PresentedToken, 'id' | 'clientId'>,
  at: EpochMs,
): Promise<void> {
  const last_used_at = new Date(at).toISOString();
  await auth
    .insertInto('service_token_use')
    .values({ client_id: clientId, token_id: id, last_used_at })
    .onConflict((row) => row.columns(['client_id', 'token_id']).doUpdateSet({ last_used_at }))
    .execute();
}
