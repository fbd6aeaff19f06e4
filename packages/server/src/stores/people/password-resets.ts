import type { Insertable } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { ResetLetterTable } from '../../db/schema/sign-in.ts';
import { lockRow } from '../lock-row.ts';
import { endSessionsOf } from './sessions.ts';
import { endChallengesOf } from './step-challenges.ts';

type Letter = Insertable<ResetLetterTable>;

/**
 * Keeps what a letter opens, unless one was sent whose code is still good, or as many are good as there may be. Of two
 * letters at once one is kept.
 *
 * @returns whether it is kept, and may be sent
 */
export async function putReset(auth: Db, letter: Letter, most: number): Promise<boolean> {
  const { client_id, user_id, email, asked_at } = letter;
  return await auth.transaction().execute(async (tx) => {
    await lockRow(tx, 'user_account', 'user_id', user_id);
    const good = await tx
      .selectFrom('reset_letter')
      .select('code_expires_at')
      .where('client_id', '=', client_id)
      .where('user_id', '=', user_id)
      .where('email', '=', email)
      .where('expires_at', '>', asked_at)
      .execute();
    const isFresh = good.some((row) => Date.parse(row.code_expires_at) > Date.parse(asked_at));
    if (isFresh || good.length >= most) return false;
    await tx.insertInto('reset_letter').values(letter).execute();
    return true;
  });
}

/** Takes back a letter that was not sent. */
export async function dropReset(auth: Db, { client_id, user_id, token_hash }: Letter): Promise<void> {
  await auth
    .deleteFrom('reset_letter')
    .where('client_id', '=', client_id)
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .execute();
}

interface At {
  readonly userId: number;
  readonly email: string;
  readonly now: string;
}

/** Whether a link is good. */
export async function hasReset(auth: Db, { userId, email, tokenHash, now }: At & { tokenHash: string }) {
  const row = await auth
    .selectFrom('reset_letter')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a try before the code is looked at. @returns the letter whose code is good; null when there is none */
export async function tryCode(auth: Db, { userId, email, now, most }: At & { most: number }) {
  const row = await auth
    .updateTable('reset_letter')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .where('code_expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['code_hash', 'token_hash'])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Uses the letter up, and every other one of the person, changes the password and ends every session, all or nothing.
 *
 * @returns the sessions that ended; null when the letter was used up by another request
 */
export async function carryOutReset(
  auth: Db,
  { userId, tokenHash, passwordHash, now }: Omit<At, 'email'> & { tokenHash: string; passwordHash: string },
): Promise<string[] | null> {
  return await auth.transaction().execute(async (tx) => {
    await lockRow(tx, 'user_account', 'user_id', userId);
    const used = await tx
      .deleteFrom('reset_letter')
      .where('user_id', '=', userId)
      .where('token_hash', '=', tokenHash)
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return null;
    await closeDoorsOfOldPassword(tx, userId, now);
    await tx
      .updateTable('user_account')
      .set({ password_hash: passwordHash, password_expires_at: null, status: 'CONFIRMED' })
      .where('user_id', '=', userId)
      .execute();
    return await endSessionsOf(tx, userId, { now });
  });
}

/** Ends what the earlier password had opened so far: letters that were sent, and sign-ins that wait for a second step. */
export async function closeDoorsOfOldPassword(tx: Db, userId: number, now: string): Promise<void> {
  await tx.deleteFrom('reset_letter').where('user_id', '=', userId).execute();
  await endChallengesOf(tx, userId, now);
}

/** Forgets the letters whose link ended before an instant, of everybody. @returns how many */
export async function forgetResets(owner: Db, before: string): Promise<number> {
  const { numDeletedRows } = await owner
    .deleteFrom('reset_letter')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
