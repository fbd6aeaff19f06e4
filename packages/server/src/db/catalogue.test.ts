import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_DISTRIBUTED } from '../../tests/citus/nodes.ts';
import { CATALOGUE_RULES, type CatalogueRule } from '../../tests/support/catalogue-rules.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';

let db: TestDatabase;
let superuser: pg.Client;
beforeAll(async () => {
  db = await testDatabase();
  superuser = await db.superuser();
  await superuser.query(`select ensure_reading_month('2026-11-01'), ensure_device_month('2026-11-01')`);
});
afterAll(async () => {
  await superuser.end();
  await db.cleanup();
});

async function broken({ query }: CatalogueRule): Promise<string[]> {
  const { rows } = await superuser.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

/** Distributed, Citus has views of its own in it, and policies are written in another way. */
const ofSchema = describe.skipIf(IS_DISTRIBUTED);

ofSchema('of the migrated schema', () => {
  test.each(CATALOGUE_RULES.map((one) => [one.rule, one] as const))('%s', async (_, rule) => {
    expect(await broken(rule)).toEqual([]);
  });

  test('the rules have tables to check', async () => {
    const { rows } = await superuser.query<{ tables: number; partitions: number; rising: number }>(
      `select count(*) filter (where relrowsecurity)::int as tables,
        count(*) filter (where relispartition and relkind = 'r')::int as partitions,
        (select count(*)::int from pg_proc where pronamespace = 'public'::regnamespace and prosecdef) as rising
      from pg_class where relnamespace = 'public'::regnamespace`,
    );
    expect(rows[0]!.tables).toBeGreaterThanOrEqual(25);
    expect(rows[0]!.partitions).toBeGreaterThanOrEqual(3);
    expect(rows[0]!.rising).toBe(13);
  });
});

/** Mistakes in future migrations, each with the name in the expected complaint. */
const MISTAKES: readonly (readonly [what: string, statement: string, name: string])[] = [
  ['a schema of its own', 'create schema stray', 'stray'],
  ['a table without a client', 'create table stray (id int primary key)', 'stray'],
  ['a tenant table without policies', 'create table stray (client_id int primary key)', 'stray'],
  [
    'a row of no client',
    'alter table sector_copy drop constraint sector_copy_pkey, alter client_id drop not null',
    'sector_copy',
  ],
  ['policies switched off', 'alter table sector disable row level security', 'sector'],
  ['policies that spare the owner', 'alter table sector no force row level security', 'sector'],
  [
    'a policy that asks in a subquery, which Citus refuses',
    'alter policy own_client on sector using (client_id = (select current_client())) with check (client_id = (select current_client()))',
    'sector',
  ],
  ['a client’s policy dropped', 'drop policy own_client on sector', 'sector'],
  ['a policy that checks no write', 'alter policy own_client on sector with check (true)', 'sector'],
  [
    'a policy that shows all',
    'create policy all_rows on sector to vigia_app using (true)',
    'sector.all_rows',
  ],
  [
    'a policy that forgets the sectors',
    'alter policy own_client on node using (client_id = current_client()) with check (client_id = current_client())',
    'node',
  ],
  [
    'a restrictive policy, which Citus makes a permissive one',
    'create policy own_client2 on season as restrictive to vigia_app using (true)',
    'season.own_client2',
  ],
  [
    'a trigger that numbers rows, which a node of a Citus does from a place of its own',
    `create function stray() returns trigger language plpgsql as
      'begin insert into notification (client_id) values (new.client_id); return null; end'`,
    'stray',
  ],
  ['a policy for the public', 'create policy owner2 on event using (true)', 'event.owner2'],
  ['rights on a partition', 'grant select on reading_2026_11 to vigia_app', 'reading_2026_11'],
  [
    'a right to one column of a partition',
    'grant select (t) on reading_2026_11 to vigia_app',
    'reading_2026_11',
  ],
  ['a view with its owner’s rights', 'create view stray as select * from sector', 'stray'],
  ['a materialised view', 'create materialized view stray as select * from sector', 'stray'],
  [
    'a key that starts elsewhere',
    'alter table sector_copy drop constraint sector_copy_pkey, add primary key (sector_id, client_id)',
    'sector_copy',
  ],
  [
    'a reference across clients',
    `alter table sector_copy add constraint stray foreign key (sector_id, client_id) references sector (sector_id, client_id)`,
    'stray',
  ],
  ['another owner', 'alter table sector owner to postgres', 'sector'],
  ['a right for everybody', 'grant select on sector to public', 'sector'],
  ['a column for everybody', 'grant select (sector_name) on sector to public', 'sector'],
  ['a schema for everybody', 'grant create on schema public to public', 'public'],
  ['emptying a table', 'grant truncate on sector to vigia_app', 'sector: vigia_app TRUNCATE'],
  ['rights to hand on', 'grant select on sector to vigia_app with grant option', 'sector: vigia_app SELECT'],
  ['a reader who writes', 'grant insert on sector to vigia_super_read', 'sector: vigia_super_read insert'],
  ['a catalogue that requests change', 'grant update on pest to vigia_app', 'pest: vigia_app update'],
  [
    'a sequence that requests set',
    'grant update on sequence client_client_id_seq to vigia_app',
    'client_client_id_seq: vigia_app',
  ],
  [
    'a function with its owner’s rights',
    `create function stray() returns int security definer language sql set search_path = pg_catalog, public, pg_temp as 'select 1'`,
    'stray',
  ],
  [
    'a function that looks for names anywhere',
    'alter function ensure_reading_month reset search_path',
    'ensure_reading_month',
  ],
  [
    'a function for everybody',
    'grant execute on function ensure_reading_month to public',
    'ensure_reading_month',
  ],
  [
    'a function that looks past policies',
    `create function stray() returns int leakproof language sql as 'select 1'`,
    'stray',
  ],
  ['a rule of the rewriter', 'create rule stray as on delete to sector do instead nothing', 'stray'],
  ['a role above the policies', 'alter role vigia_app bypassrls', 'vigia_app'],
  ['a role that becomes the owner', 'grant vigia_owner to vigia_app', 'vigia_app'],
];

ofSchema('the rules complain of', () => {
  test.each(MISTAKES)('%s', async (_, statement, name) => {
    await superuser.query('begin');
    try {
      await superuser.query('create table sector_copy (like sector including indexes)');
      await superuser.query('alter table sector_copy owner to vigia_owner');
      if (statement.includes('references')) {
        await superuser.query('create unique index on sector (sector_id, client_id)');
      }
      const before = await everything();
      await superuser.query(statement);
      expect((await everything()).filter((one) => !before.includes(one))).toContainEqual(
        expect.stringMatching(new RegExp(`^${name.replaceAll('.', '\\.')} `)),
      );
    } finally {
      await superuser.query('rollback');
    }
  });
});

/** All complaints, with their rules. */
async function everything(): Promise<string[]> {
  const found: string[] = [];
  for (const rule of CATALOGUE_RULES) {
    for (const name of await broken(rule)) found.push(`${name} breaks: ${rule.rule}`);
  }
  return found;
}
