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

/** What the owner of a session has shown in it, and when last; null for never. */
export interface Shown {
  readonly passwordAt: string | null;
  readonly secondStepAt: string | null;
  /** Whether the owner has a second step. */
  readonly hasSecondStep: boolean;
}

export async function shownIn(auth: Db, sessionId: string): Promise<Shown> {
  const row = await auth
    .selectFrom('session')
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.client_id', '=', 'session.client_id')
        .onRef('user_account.user_id', '=', 'session.user_id'),
    )
    .select(['proved_at', 'second_step_at', 'second_step_since'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return {
    passwordAt: row?.proved_at ?? null,
    secondStepAt: row?.second_step_at ?? null,
    hasSecondStep: row !== undefined && row.second_step_since !== null,
  };
}

export async function passwordShown(auth: Db, sessionId: string, now: string): Promise<void> {
  await auth.updateTable('session').set({ proved_at: now }).where('session_id', '=', sessionId).execute();
}

export async function secondStepShown(auth: Db, sessionId: string, now: string): Promise<void> {
  await auth
    .updateTable('session')
    .set({ second_step_at: now })
    .where('session_id', '=', sessionId)
    .execute();
}
