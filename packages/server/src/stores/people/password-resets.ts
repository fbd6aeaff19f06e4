import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { ResetLetterTable } from '../../db/schema/sign-in.ts';
import { deleteFree } from '../delete-free.ts';
import { holdingPerson } from './holding-person.ts';
import { endSessionsOf } from './sessions.ts';
import { endChallengesOf } from './step-challenges.ts';

type Letter = Insertable<ResetLetterTable>;

/**
 * Stores a reset letter, unless the person has `most` valid ones or one whose code is still valid. Of two
 * letters at the same time one is stored.
 *
 * @returns whether it was stored and may be sent
 */
export async function putReset(auth: Db, letter: Letter, most: number): Promise<boolean> {
  const { client_id, user_id, email, asked_at } = letter;
  return await holdingPerson(auth, user_id, async (tx) => {
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

/** Deletes a letter that could not be sent. */
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

/** Whether a link is valid. */
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

/** Counts an attempt before its code is checked. @returns the letter with a valid code; null without one */
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
 * Uses up the letter and all others of the person, changes the password and ends every session, all or nothing.
 *
 * @returns the ended sessions; null when another request has used the letter
 */
export async function carryOutReset(
  auth: Db,
  { userId, tokenHash, passwordHash, now }: Omit<At, 'email'> & { tokenHash: string; passwordHash: string },
): Promise<string[] | null> {
  return await holdingPerson(auth, userId, async (tx) => {
    const used = await tx
      .deleteFrom('reset_letter')
      .where('user_id', '=', userId)
      .where('token_hash', '=', tokenHash)
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return null;
    await endAccessOfOldPassword(tx, userId, now);
    await tx
      .updateTable('user_account')
      .set({ password_hash: passwordHash, password_expires_at: null, status: 'CONFIRMED' })
      .where('user_id', '=', userId)
      .execute();
    return await endSessionsOf(tx, userId, { now });
  });
}

/** Ends what was started with the old password: sent letters, and sign-ins that wait for a second step. */
export async function endAccessOfOldPassword(tx: Db, userId: number, now: string): Promise<void> {
  await tx.deleteFrom('reset_letter').where('user_id', '=', userId).execute();
  await endChallengesOf(tx, userId, now);
}

/** Deletes everybody's letters that expired before an instant. @returns their number */
export async function forgetResets(owner: Db, before: string): Promise<number> {
  return (await deleteFree(owner, 'reset_letter', sql`expires_at < ${before}`)).length;
}
