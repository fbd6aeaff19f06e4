import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { UserAccountTable } from '../../db/schema.ts';

/** All columns of an account except its password. */
export const ACCOUNT_COLUMNS = [
  'client_id',
  'user_id',
  'email',
  'first_name',
  'last_name',
  'permissions',
  'role',
  'entities_under_client',
  'entities_under_sector',
  'enabled',
  'status',
  'date_created',
  'last_access',
  'second_step_since',
] as const;
export type AccountRow = Pick<Selectable<UserAccountTable>, (typeof ACCOUNT_COLUMNS)[number]>;

/** An account with its password's hash, by its address in lower case; for signing in only. */
export async function accountByEmail(auth: Db, email: string) {
  const row = await auth
    .selectFrom('user_account')
    .select([...ACCOUNT_COLUMNS, 'password_hash', 'password_expires_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

/** Those of the addresses, in lower case, that accounts of any client have. */
export async function addressesInUse(auth: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await auth
    .selectFrom('user_account')
    .select('email')
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .execute();
  return rows.map(({ email }) => email);
}

/** The account of an address in lower case; null without one. */
export async function accountOfAddress(auth: Db, email: string): Promise<AccountRow | null> {
  const row = await auth
    .selectFrom('user_account')
    .select(ACCOUNT_COLUMNS)
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

/** Names and address of a person, which their password must not contain. */
export async function passwordOwner(db: Db, userId: number) {
  return await db
    .selectFrom('user_account')
    .innerJoin('client', 'client.client_id', 'user_account.client_id')
    .select(['email', 'first_name', 'last_name', 'client_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** An account that is not disabled; null without one. */
export async function enabledAccount(auth: Db, userId: number): Promise<AccountRow | null> {
  const row = await auth
    .selectFrom('user_account')
    .select(ACCOUNT_COLUMNS)
    .where('user_id', '=', userId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether any account exists. Without one nobody can sign in, and the start reports it. */
export async function hasAnyAccount(auth: Db): Promise<boolean> {
  const row = await auth.selectFrom('user_account').select('user_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The account behind a session that is neither revoked nor expired, if it is enabled. */
export async function accountOfSession(auth: Db, sessionId: string, now: string): Promise<AccountRow | null> {
  const row = await auth
    .selectFrom('session')
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.client_id', '=', 'session.client_id')
        .onRef('user_account.user_id', '=', 'session.user_id'),
    )
    .select(ACCOUNT_COLUMNS.map((column) => `user_account.${column}` as const))
    .where('session.session_id', '=', sessionId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('user_account.enabled', '=', true)
    .executeTakeFirst();
  return (row as AccountRow | undefined) ?? null;
}

export async function touchAccount(auth: Db, userId: number, now: string): Promise<void> {
  await auth.updateTable('user_account').set({ last_access: now }).where('user_id', '=', userId).execute();
}

/**
 * Sets a password that the owner chose, in place of the one just entered.
 *
 * @param change.from the hash that the password was checked against: of two changes at the same time one
 *     succeeds
 */
export async function choosePassword(
  auth: Db,
  userId: number,
  change: { from: string; to: string },
): Promise<boolean> {
  const changed = await auth
    .updateTable('user_account')
    .set({ password_hash: change.to, password_expires_at: null, status: 'CONFIRMED' })
    .where('user_id', '=', userId)
    .where('password_hash', '=', change.from)
    .returning('user_id')
    .executeTakeFirst();
  return changed !== undefined;
}
