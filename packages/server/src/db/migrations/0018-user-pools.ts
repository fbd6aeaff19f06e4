import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/** Disabling a person also removes the link to their account in the user pool and makes its earlier tokens invalid. */
const END_OF_THE_DISABLED = `
create or replace function end_of_the_disabled() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update session set revoked_at = now()
    where client_id = new.client_id and user_id = new.user_id and revoked_at is null;
  delete from password_reset where client_id = new.client_id and user_id = new.user_id;
  delete from user_identity where client_id = new.client_id and user_id = new.user_id;
  update user_account set tokens_from = now() where client_id = new.client_id and user_id = new.user_id;
  return null;
end $$`;

/** Which account belongs to which person of an external user pool; only `vigia_auth` reaches it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table user_account add column tokens_from timestamptz');
  await run(`
create table user_identity (
  client_id int not null references client,
  user_id int not null,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null default now(),
  primary key (client_id, user_id, issuer),
  unique (issuer, subject),
  foreign key (client_id, user_id) references user_account on delete cascade
)`);
  await protectTenantTable(db, 'user_identity', { app: 'select', superRead: false });
  await run('revoke all on user_identity from vigia_app');
  await run('create policy sign_in on user_identity to vigia_auth using (true) with check (true)');
  await run('grant select, insert on user_identity to vigia_auth');
  await run(END_OF_THE_DISABLED);
}
