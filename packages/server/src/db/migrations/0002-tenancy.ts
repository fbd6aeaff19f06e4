import { type Kysely, sql } from 'kysely';

/**
 * Row-level security, the second check. The first one is the scope that every store function takes; this one works
 * when the first has a gap. Without `app.client` set in the transaction a tenant table answers no row at all.
 *
 * Roles (made by `db/roles.ts`): `vigia_app` serves requests of one client at a time; `vigia_super_read` is what a
 * super administrator's cross-client reads switch to; `vigia_auth` signs people in, before a client is known.
 */
const TENANT_TABLES = [
  'client',
  'sector',
  'season',
  'biofix',
  'node',
  'station',
  'event',
  'user_account',
  'session',
  'embed_key',
  'reading',
  'climate_day',
  'capture',
  'import_run',
];
const SIGN_IN_TABLES = ['client', 'user_account', 'session', 'embed_key'];
const OWN_CLIENT = "client_id = (select nullif(current_setting('app.client', true), '')::int)";

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const table of TENANT_TABLES) {
    await run(`alter table ${table} enable row level security`);
    await run(`alter table ${table} force row level security`);
    await run(
      `create policy own_client on ${table} to vigia_app using (${OWN_CLIENT}) with check (${OWN_CLIENT})`,
    );
    await run(`create policy super_read on ${table} for select to vigia_super_read using (true)`);
    await run(`create policy owner on ${table} to vigia_owner using (true) with check (true)`);
    await run(`grant select, insert, update, delete on ${table} to vigia_app`);
    await run(`grant select on ${table} to vigia_super_read`);
  }
  for (const table of SIGN_IN_TABLES) {
    await run(`create policy sign_in on ${table} to vigia_auth using (true) with check (true)`);
    await run(`grant select on ${table} to vigia_auth`);
  }
  // People and sessions are reached through vigia_auth only: a request of a client never sees a password hash.
  await run('revoke all on session, embed_key from vigia_app, vigia_super_read');
  await run('revoke select on user_account from vigia_app, vigia_super_read');
  await run(
    `grant select (client_id, user_id, email, first_name, last_name, permissions, role, entities_under_client,
      entities_under_sector, enabled, status, date_created, last_access) on user_account to vigia_app, vigia_super_read`,
  );
  await run('grant insert, update, delete on session to vigia_auth');
  await run('grant update (last_access) on user_account to vigia_auth');
  await run('grant select, insert on signing_key, app_setting to vigia_auth');
  await run('grant select on crop, pest to vigia_app, vigia_super_read, vigia_auth');
  await run('revoke execute on function ensure_reading_month(date) from public');
  await run('grant execute on function ensure_reading_month(date) to vigia_app');
}
