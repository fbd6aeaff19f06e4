import { type Kysely, sql } from 'kysely';

/**
 * People are made and changed by requests, which may write a password's hash with a new account but never read one,
 * and may not change one: only `vigia_auth` does, when its owner has shown who they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table user_account add column password_expires_at timestamptz');
  await run('revoke insert, update, delete on user_account from vigia_app');
  await run(
    `grant insert (client_id, email, first_name, last_name, permissions, role, entities_under_client,
      entities_under_sector, status, password_hash, password_expires_at, date_created) on user_account to vigia_app`,
  );
  await run(
    `grant update (email, first_name, last_name, permissions, role, entities_under_client, entities_under_sector,
      enabled) on user_account to vigia_app`,
  );
  await run('grant update (password_hash, password_expires_at, status) on user_account to vigia_auth');
}
