import type { Kysely } from 'kysely';
import { recordTable } from './recorded-table.ts';

/** The log of changes records who gives a temporary password by the time when it expires, which is no secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await recordTable(db, 'user_account', {
    kind: 'user',
    id: 'user_id',
    name: ['email'],
    columns: [
      ...['email', 'first_name', 'last_name', 'role', 'permissions', 'enabled'],
      ...['entities_under_sector', 'entities_under_client', 'password_expires_at'],
    ],
  });
}
