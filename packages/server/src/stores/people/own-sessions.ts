import type { OwnSession } from '@vigia/api/contract';
import type { UserId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/**
 * A person's open sessions, the last used first.
 *
 * @param current the calling session; null for a token of the user pool
 */
export async function openSessionsOf(
  auth: Db,
  { userId, current, now }: { userId: UserId; current: string | null; now: string },
): Promise<OwnSession[]> {
  const rows = await auth
    .selectFrom('session')
    .select(['public_id', 'session_id', 'device', 'created_at', 'rotated_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(sql`coalesce(rotated_at, created_at)`, 'desc')
    .orderBy('public_id')
    .execute();
  return rows.map(({ public_id, session_id, device, created_at, rotated_at, expires_at }) => ({
    id: public_id,
    device,
    startedAt: Date.parse(created_at),
    lastUsedAt: Date.parse(rotated_at ?? created_at),
    endsAt: Date.parse(expires_at),
    isCurrent: session_id === current,
  }));
}

/** Ends one of the person's own sessions. @returns its id; null when it is not open or not theirs */
export async function endOwnSession(
  auth: Db,
  { userId, publicId, now }: { userId: UserId; publicId: string; now: string },
): Promise<string | null> {
  const ended = await auth
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('public_id', '=', publicId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_id')
    .executeTakeFirst();
  return ended?.session_id ?? null;
}

/** When the owner of a session last entered their password; null for never, or for an unknown session. */
export async function provedAt(auth: Db, sessionId: string): Promise<string | null> {
  const row = await auth
    .selectFrom('session')
    .select('proved_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.proved_at ?? null;
}

export async function proveSession(auth: Db, sessionId: string, now: string): Promise<void> {
  await auth.updateTable('session').set({ proved_at: now }).where('session_id', '=', sessionId).execute();
}
