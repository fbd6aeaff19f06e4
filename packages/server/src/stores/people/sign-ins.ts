import type { SignIn, UserId } from '@vigia/domain/farm';
import type { Insertable } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/pool.ts';
import type { SignInTable } from '../../db/schema/sign-in.ts';

export async function insertSignIn(auth: Db, row: Insertable<SignInTable>): Promise<void> {
  await auth.insertInto('sign_in').values(row).execute();
}

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** A page of the sign-in log of an account, newest first, and the number of entries on all pages. */
export async function signInsOf(
  tx: Tx,
  _scope: Scope,
  userId: UserId,
  { page, limit }: Page,
): Promise<{ items: SignIn[]; count: number }> {
  const own = tx.selectFrom('sign_in').where('user_id', '=', userId);
  const rows = await own
    .selectAll()
    .orderBy('sign_in_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { count } = await own
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const items = rows.map(({ sign_in_id: id, at, outcome, reason, address, device }) => ({
    ...{ id, at: Date.parse(at), outcome, reason, address, device },
  }));
  return { items, count: Number(count) };
}

/** Deletes everybody's entries from before an instant. @returns their number */
export async function forgetSignIns(owner: Db, before: string): Promise<number> {
  const { numDeletedRows } = await owner.deleteFrom('sign_in').where('at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
