import type { UserId } from '@vigia/domain/farm';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { StepChallengeTable } from '../../db/schema/second-step.ts';
import { deleteFree } from '../delete-free.ts';
import { holdingPerson } from './holding-person.ts';

type Purpose = StepChallengeTable['purpose'];

export async function insertChallenge(auth: Db, row: Insertable<StepChallengeTable>): Promise<void> {
  await auth.insertInto('step_challenge').values(row).execute();
}

export interface Try {
  readonly hash: string;
  readonly purpose: Purpose;
  readonly now: string;
  /** Most attempts per challenge. */
  readonly most: number;
  /** Most attempts of all challenges of the person since `since`. */
  readonly mostOfPerson: number;
  readonly since: string;
}

/**
 * Counts an attempt before it is checked, so that many simultaneous attempts cannot pass the limit.
 *
 * @returns the owner of the challenge; null for an unknown, used or expired one or one without attempts left;
 *     `waits` when the person has made too many attempts
 */
export async function tryChallenge(auth: Db, given: Try) {
  const userId = await personOf(auth, given.hash);
  if (userId === null) return null;
  return await holdingPerson(auth, userId, async (tx) => {
    if ((await triesOf(tx, userId, given.since)) >= given.mostOfPerson) return 'waits' as const;
    const tried = await tx
      .updateTable('step_challenge')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('challenge_hash', '=', given.hash)
      .where('purpose', '=', given.purpose)
      .where('expires_at', '>', given.now)
      .where('tries', '<', given.most)
      .returning(['client_id', 'user_id', 'passkey_challenge'])
      .executeTakeFirst();
    return tried ?? null;
  });
}

/** Ends a person's challenges. Their rows stay, as they hold the attempts of the last hour. */
export async function endChallengesOf(auth: Db, userId: UserId, now: string): Promise<void> {
  await auth
    .updateTable('step_challenge')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute();
}

async function triesOf(tx: Db, userId: UserId, since: string): Promise<number> {
  const { tries } = await tx
    .selectFrom('step_challenge')
    .select(sql<string>`coalesce(sum(tries), 0)`.as('tries'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(tries);
}

/** Uses up a challenge and all others of the person. @returns false when another request has done so */
export async function useChallenge(auth: Db, hash: string): Promise<boolean> {
  const userId = await personOf(auth, hash);
  if (userId === null) return false;
  return await holdingPerson(auth, userId, async (tx) => {
    const used = await tx
      .deleteFrom('step_challenge')
      .where('challenge_hash', '=', hash)
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return false;
    await tx.deleteFrom('step_challenge').where('user_id', '=', userId).execute();
    return true;
  });
}

async function personOf(auth: Db, hash: string): Promise<UserId | null> {
  const row = await auth
    .selectFrom('step_challenge')
    .select('user_id')
    .where('challenge_hash', '=', hash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Deletes everybody's challenges that ended before an instant. @returns their number */
export async function forgetChallenges(owner: Db, before: string): Promise<number> {
  return (await deleteFree(owner, 'step_challenge', sql`expires_at < ${before}`)).length;
}
