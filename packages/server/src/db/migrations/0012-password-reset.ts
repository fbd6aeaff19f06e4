import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/** Disabling a person deletes their sessions and codes, so that enabling them later restores none. */
const END_OF_THE_DISABLED = `
create function end_of_the_disabled() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update session set revoked_at = now()
    where client_id = new.client_id and user_id = new.user_id and revoked_at is null;
  delete from password_reset where client_id = new.client_id and user_id = new.user_id;
  return null;
end $$`;

/** The code of a forgotten password, at most one per person; only `vigia_auth` reaches it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`
create table password_reset (
  client_id int not null references client,
  user_id int not null,
  email text not null,
  code_hash text not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  primary key (client_id, user_id),
  foreign key (client_id, user_id) references user_account on delete cascade
)`);
  await protectTenantTable(db, 'password_reset', { app: 'select', superRead: false });
  await run('revoke all on password_reset from vigia_app');
  await run('create policy sign_in on password_reset to vigia_auth using (true) with check (true)');
  await run('grant select, insert, update, delete on password_reset to vigia_auth');
  await run(END_OF_THE_DISABLED);
  await run(`create trigger end_of_the_disabled after update of enabled on user_account
    for each row when (old.enabled and not new.enabled) execute function end_of_the_disabled()`);
}
