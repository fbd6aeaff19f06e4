import type { UserId } from '@vigia/domain/farm';
import { TEMPORARY } from '../../auth/temporary-password.ts';
import type { Db } from '../../db/pool.ts';
import { holdingPerson } from './holding-person.ts';
import { endAccessOfOldPassword } from './password-resets.ts';
import { endSessionsOf } from './sessions.ts';

/** Address and password hash of an enabled account, for a change of password; null without one. */
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
  /** The hash that the present password was checked against: of two changes at the same time one succeeds. */
  readonly from: string;
  readonly to: string;
  /** The session that stays open. */
  readonly kept: string | null;
  readonly now: string;
}

/**
 * Changes a person's own password, ends what was started with the old one, and ends the other sessions.
 *
 * @returns the ended sessions; null when another request has changed the password
 */
export async function changeOwnPassword(auth: Db, change: OwnChange): Promise<string[] | null> {
  const { userId, now, kept } = change;
  return await holdingPerson(auth, userId, async (tx) => {
    const changed = await tx
      .updateTable('user_account')
      .set({ password_hash: change.to, password_expires_at: null, status: 'CONFIRMED' })
      .where('user_id', '=', userId)
      .where('password_hash', '=', change.from)
      .returning('user_id')
      .executeTakeFirst();
    if (!changed) return null;
    await endAccessOfOldPassword(tx, userId, now);
    return await endSessionsOf(tx, userId, { now, kept });
  });
}

/**
 * Sets a temporary password for a person, ends what was started with the old one, and ends all their sessions.
 *
 * @returns the ended sessions
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
  await endAccessOfOldPassword(tx, userId, now);
  return await endSessionsOf(tx, userId, { now });
}
