import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/** Which build of the widgets each site of a key was last seen with; one row a site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`
    create table embed_build_seen (
      client_id int not null,
      key_id int not null,
      origin text not null,
      build text not null,
      seen_at timestamptz not null,
      primary key (client_id, key_id, origin),
      foreign key (client_id, key_id) references embed_key on delete cascade
    )`);
  await protectTenantTable(db, 'embed_build_seen', { app: 'select' });
  await run('create policy sign_in on embed_build_seen to vigia_auth using (true) with check (true)');
  await run('grant select, insert, update, delete on embed_build_seen to vigia_auth');
}
