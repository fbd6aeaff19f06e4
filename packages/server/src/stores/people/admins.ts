import type { Account, ClientId } from '@vigia/domain/farm';
import type { Db } from '../../db/pool.ts';
import { accountOf } from './account-shape.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from './accounts.ts';

/** The account of an address, with the name of its client; null without one. */
export async function personOfAddress(
  owner: Db,
  email: string,
): Promise<{ account: Account; clientName: string } | null> {
  const row = await owner
    .selectFrom('user_account')
    .innerJoin('client', 'client.client_id', 'user_account.client_id')
    .select(['client_name', ...ACCOUNT_COLUMNS.map((column) => `user_account.${column}` as const)])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? { account: accountOf(row as AccountRow), clientName: row.client_name } : null;
}

interface NewAdmin {
  /** The client that the account belongs to. */
  readonly clientId: ClientId;
  readonly email: string;
  readonly passwordHash: string;
  /** Whether they administer every client, not only this one. */
  readonly everywhere: boolean;
}

export async function insertAdmin(
  owner: Db,
  { clientId, email, passwordHash, everywhere }: NewAdmin,
): Promise<void> {
  await owner
    .insertInto('user_account')
    .values({
      client_id: clientId,
      email,
      password_hash: passwordHash,
      role: 'admin',
      permissions: 'root',
      entities_under_client: JSON.stringify(everywhere ? { '*': 'admin' } : {}),
      entities_under_sector: '{}',
    })
    .execute();
}
