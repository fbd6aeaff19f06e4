import type { UserId } from '@vigia/domain/farm';
import { TEMPORARY } from '../../auth/temporary-password.ts';
import type { Db } from '../../db/pool.ts';
import { closeDoorsOfOldPassword } from './password-resets.ts';
import { endSessionsOf } from './sessions.ts';

/** Of the account that is signed in: what its password is changed by. */
export async function passwordOf(auth: Db, userId: UserId) {
  const row = await auth
    .selectFrom('user_account')
    .select(['email', 'password_hash'])
    .where('user_id', '=', userId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

interface OwnChange {
  readonly userId: UserId;
  /** The hash that the present password was checked against: of two changes at once one is carried out. */
  readonly from: string;
  readonly to: string;
  /** The session that goes on. */
  readonly kept: string | null;
  readonly now: string;
}

/**
 * Puts another password in the place of one's own, closes what the earlier one had opened, and ends the other sessions.
 *
 * @returns the sessions that ended; null when the password was changed by another request
 */
export async function changeOwnPassword(auth: Db, change: OwnChange): Promise<string[] | null> {
  const { userId, now, kept } = change;
  return await auth.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('user_account')
      .set({ password_hash: change.to, password_expires_at: null, status: 'CONFIRMED' })
      .where('user_id', '=', userId)
      .where('password_hash', '=', change.from)
      .returning('user_id')
      .executeTakeFirst();
    if (!changed) return null;
    await closeDoorsOfOldPassword(tx, userId, now);
    return await endSessionsOf(tx, userId, { now, kept });
  });
}

/**
 * Puts a temporary password in the place of somebody's, closes what the earlier one had opened, and ends all their sessions.
 *
 * @returns the sessions that ended
 */
export async function giveTemporaryPassword(
  tx: Db,
  change: { userId: UserId; passwordHash: string; expiresAt: string; now: string },
): Promise<string[]> {
  const { userId, passwordHash, expiresAt, now } = change;
  await tx
    .updateTable('user_account')
    .set({ password_hash: passwordHash, password_expires_at: expiresAt, status: TEMPORARY })
    .where('user_id', '=', userId)
    .execute();
  await closeDoorsOfOldPassword(tx, userId, now);
  return await endSessionsOf(tx, userId, { now });
}
