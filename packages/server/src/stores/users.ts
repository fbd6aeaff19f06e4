import type { UserWire } from '@vigia/api/contract';
import type { ClientId, UserId } from '@vigia/domain';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { wireOfAccount } from './account-shape.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from './accounts.ts';

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
  const rows = await tx
    .selectFrom('user_account')
    .select(ACCOUNT_COLUMNS)
    .where('user_id', '=', userId)
    .execute();
  const [row] = visible(scope, 'user.read', rows, belongingTo);
  return row ? wireOfAccount(row) : null;
}
