import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { SessionTable } from '../../db/schema.ts';
import { deleteFree } from '../delete-free.ts';

export type SessionRow = Selectable<SessionTable>;
type NewSession = Pick<
  SessionRow,
  | 'client_id'
  | 'session_id'
  | 'user_id'
  | 'refresh_hash'
  | 'expires_at'
  | 'device'
  | 'proved_at'
  | 'second_step_at'
>;

/** Inserts a session and deletes the user's expired ones. */
export async function insertSession(auth: Db, session: NewSession, now: string): Promise<void> {
  const { client_id, user_id } = session;
  const own = sql`client_id = ${client_id} and user_id = ${user_id}`;
  await deleteFree(auth, 'session', sql`${own} and expires_at <= ${now}`);
  await auth
    .insertInto('session')
    .values({ ...session, created_at: now })
    .execute();
}

export async function sessionById(auth: Db, sessionId: string): Promise<SessionRow | null> {
  const row = await auth
    .selectFrom('session')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Replaces the secret of a session, and puts off its end.
 *
 * @returns false when the presented one is not the current one
 */
export async function rotateSession(
  auth: Db,
  change: { sessionId: string; from: string; to: string; now: string; expires: string },
): Promise<boolean> {
  const rotated = await auth
    .updateTable('session')
    .set({
      previous_hash: change.from,
      refresh_hash: change.to,
      rotated_at: change.now,
      expires_at: change.expires,
    })
    .where('session_id', '=', change.sessionId)
    .where('refresh_hash', '=', change.from)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', change.now)
    .returning('session_id')
    .executeTakeFirst();
  return rotated !== undefined;
}

/** Ends a session. @returns whether it was open */
export async function revokeSession(auth: Db, sessionId: string, now: string): Promise<boolean> {
  const ended = await auth
    .updateTable('session')
    .set({ revoked_at: now })
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Ends the sessions of a person, except `kept`.
 *
 * @param auth a transaction that locks the person, see `holdingPerson`
 * @returns the ended sessions
 */
export async function endSessionsOf(
  auth: Db,
  userId: number,
  { now, kept = null }: { now: string; kept?: string | null },
): Promise<string[]> {
  let open = auth
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (kept !== null) open = open.where('session_id', '!=', kept);
  return (await open.returning('session_id').execute()).map(({ session_id }) => session_id);
}

/** Deletes everybody's sessions that ended before an instant. @returns their number */
export async function forgetSessions(owner: Db, before: string): Promise<number> {
  const ended = sql`expires_at < ${before} or revoked_at < ${before}`;
  return (await deleteFree(owner, 'session', ended)).length;
}
