import type { UserWire } from '@vigia/api/contract';
import type { ClientId, User, UserId } from '@vigia/domain';
import type { Insertable, Updateable } from 'kysely';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { UserAccountTable } from '../db/schema.ts';
import { userOfAccount, wireOfAccount } from './account-shape.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from './accounts.ts';
import { lockRow } from './lock-row.ts';

const belongingTo = (row: AccountRow) => ({ clientId: row.client_id, userId: row.user_id });

/** People of the client, by name. */
export async function usersOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<UserWire[]> {
  const rows = await tx
    .selectFrom('user_account')
    .select(ACCOUNT_COLUMNS)
    .where('client_id', '=', clientId)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('user_id')
    .execute();
  return visible(scope, 'user.read', rows, belongingTo).map(wireOfAccount);
}

export async function userById(tx: Tx, scope: Scope, userId: UserId): Promise<UserWire | null> {
  const row = await accountRow(tx, scope, userId);
  return row && wireOfAccount(row);
}

/** They stay as they are until the end of the transaction. */
export const lockUser = (tx: Tx, userId: UserId) => lockRow(tx, 'user_account', 'user_id', userId);

/** The same person with the rights they hold, to be judged before a change. */
export async function personById(tx: Tx, scope: Scope, userId: UserId): Promise<User | null> {
  const row = await accountRow(tx, scope, userId);
  return row && userOfAccount(row);
}

async function accountRow(tx: Tx, scope: Scope, userId: UserId): Promise<AccountRow | null> {
  const rows = await tx
    .selectFrom('user_account')
    .select(ACCOUNT_COLUMNS)
    .where('user_id', '=', userId)
    .execute();
  return visible(scope, 'user.read', rows, belongingTo)[0] ?? null;
}

/** @returns null when the address is somebody's already, of whichever client */
export async function insertUser(
  tx: Tx,
  _scope: Scope,
  row: Insertable<UserAccountTable>,
): Promise<UserWire | null> {
  const made = await tx
    .insertInto('user_account')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  return made ? wireOfAccount(made) : null;
}

const UNIQUE_VIOLATION = '23505';

/** @returns null when the address is somebody else's already */
export async function updateUser(
  tx: Tx,
  _scope: Scope,
  userId: UserId,
  change: Updateable<UserAccountTable>,
): Promise<UserWire | null> {
  try {
    const row = await tx
      .updateTable('user_account')
      .set(change)
      .where('user_id', '=', userId)
      .returning(ACCOUNT_COLUMNS)
      .executeTakeFirstOrThrow();
    return wireOfAccount(row);
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}
