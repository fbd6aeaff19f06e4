import type { Db } from '../../db/pool.ts';
import { ACCOUNT_COLUMNS } from './accounts.ts';

/** Somebody as a user pool knows them. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** Often enough to say when somebody was last here, without a write per call. */
const TOUCH_EVERY_MS = 15 * 60_000;

/** The account of a person of a pool, if it is enabled; their coming is written down now and then. */
export async function accountOfIdentity(auth: Db, { issuer, subject }: Identity, now: string) {
  const row = await auth
    .selectFrom('user_identity')
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.client_id', '=', 'user_identity.client_id')
        .onRef('user_account.user_id', '=', 'user_identity.user_id'),
    )
    .select([...ACCOUNT_COLUMNS.map((column) => `user_account.${column}` as const), 'tokens_from'])
    .where('user_identity.issuer', '=', issuer)
    .where('user_identity.subject', '=', subject)
    .where('user_account.enabled', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  if (row.last_access === null || Date.parse(now) - Date.parse(row.last_access) >= TOUCH_EVERY_MS)
    await auth
      .updateTable('user_account')
      .set({ last_access: now })
      .where('user_id', '=', row.user_id)
      .execute();
  return row;
}

/**
 * Makes a person of a pool the owner of the enabled account with their address, unless it has one of that pool
 * already.
 *
 * @param issuedAt when the pool made the token: one from before the account was disabled says nothing of it now
 */
export async function linkIdentity(
  auth: Db,
  { issuer, subject, email, issuedAt, now }: Identity & { email: string; issuedAt: string; now: string },
): Promise<void> {
  const account = await auth
    .selectFrom('user_account')
    .select(['client_id', 'user_id'])
    .where('email', '=', email)
    .where('enabled', '=', true)
    .where((row) => row.or([row('tokens_from', 'is', null), row('tokens_from', '<=', issuedAt)]))
    .executeTakeFirst();
  if (!account) return;
  await auth
    .insertInto('user_identity')
    .values({ ...account, issuer, subject, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
