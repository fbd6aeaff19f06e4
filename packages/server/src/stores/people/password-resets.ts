import type { Insertable } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { PasswordResetTable } from '../../db/schema/sign-in.ts';
import { endSessionsOf } from './sessions.ts';

/** The newest code is the only one. */
export async function putReset(auth: Db, row: Insertable<PasswordResetTable>): Promise<void> {
  const { email, code_hash, expires_at } = row;
  await auth
    .insertInto('password_reset')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'user_id']).doUpdateSet({ email, code_hash, expires_at, tries: 0 }),
    )
    .execute();
}

/** Counts a try before its code is looked at. @returns the hash to look at; null when there is none any more */
export async function tryReset(
  auth: Db,
  at: { userId: number; email: string; now: string; most: number },
): Promise<string | null> {
  const row = await auth
    .updateTable('password_reset')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', at.userId)
    .where('email', '=', at.email)
    .where('expires_at', '>', at.now)
    .where('tries', '<', at.most)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash ?? null;
}

/**
 * Uses the code up, changes the password and ends every session, all or nothing.
 *
 * @returns the sessions that ended; null when the code was used up by another request
 */
export async function carryOutReset(
  auth: Db,
  change: { userId: number; codeHash: string; passwordHash: string; now: string },
): Promise<string[] | null> {
  return await auth.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom('password_reset')
      .where('user_id', '=', change.userId)
      .where('code_hash', '=', change.codeHash)
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return null;
    await tx
      .updateTable('user_account')
      .set({ password_hash: change.passwordHash, password_expires_at: null, status: 'CONFIRMED' })
      .where('user_id', '=', change.userId)
      .execute();
    return await endSessionsOf(tx, change.userId, { now: change.now });
  });
}

/** Forgets the codes that ended before an instant, of everybody. @returns how many */
export async function forgetResets(owner: Db, before: string): Promise<number> {
  const { numDeletedRows } = await owner
    .deleteFrom('password_reset')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
