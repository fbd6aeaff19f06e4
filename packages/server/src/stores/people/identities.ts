import type { Db } from '../../db/pool.ts';
import { ACCOUNT_COLUMNS } from './accounts.ts';

/** A person's identity in a user pool. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** Interval at which the last access is written: precise enough, without a write per call. */
const TOUCH_EVERY_MS = 15 * 60_000;

/**
 * The account of a person of a pool, if it is enabled; null without one. The last access is updated from time
 * to time.
 */
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
 * Links a person of a pool to the enabled account with their address, unless that account has an identity of
 * the pool.
 *
 * @param issuedAt when the pool issued the token: a token from before the account was disabled is not accepted
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
