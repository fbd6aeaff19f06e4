import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/**
 * Keys for partners' pages get a name, scopes by station and kind of figure, an end and a successor; when and where
 * they were last used stands beside them. Keys made before opened one chart, and go on opening that. Sessions of
 * partners' pages are signed with keys of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(KEYS);
  await protectTenantTable(db, 'embed_key_use', { app: 'select' });
  await run(`create policy sign_in on embed_key_use to vigia_auth using (true) with check (true)`);
  await run(`grant select, insert, update on embed_key_use to vigia_auth`);
  for (const role of ['vigia_app', 'vigia_super_read'])
    await run(`grant select (${SHOWN}) on embed_key to ${role}`);
  await run(`grant insert (${SHOWN}, key_hash) on embed_key to vigia_app`);
  await run('grant update (expires_at, revoked_at, replaced_by) on embed_key to vigia_app');
}

/** All columns but the hash, which only the check of a key reads. */
const SHOWN = `client_id, key_id, name, key_prefix, sector_ids, station_ids, metrics, allowed_origins, created_at,
  created_by, expires_at, revoked_at, replaced_by`;

const KEYS = `
alter table embed_key
  add column name text not null default '',
  add column station_ids int[] not null default '{}',
  add column metrics text[] not null default '{degree-days}',
  add column created_by text,
  add column expires_at timestamptz,
  add column replaced_by int,
  add foreign key (client_id, replaced_by) references embed_key (client_id, key_id);
alter table embed_key alter column metrics drop default;
create table embed_key_use (
  client_id int not null,
  key_id int not null,
  last_used_at timestamptz not null,
  origin text not null,
  primary key (client_id, key_id),
  foreign key (client_id, key_id) references embed_key on delete cascade
);
alter table signing_key add column purpose text not null default 'session' check (purpose in ('session', 'embed'));
`;
