import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await sql`select ensure_reading_month('2026-11-01')`.execute(db.databases.owner);
});
afterAll(async () => await db.cleanup());

const TENANT_TABLES = sql`
  select c.oid, c.relname, c.relispartition, c.relrowsecurity, c.relforcerowsecurity
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'client_id'`;

async function names(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`${query}`.execute(db.databases.owner);
  return rows.map((row) => row.name);
}

test('every tenant table enforces its policies, on its owner too', async () => {
  expect(
    await names(sql`select relname as name from (${TENANT_TABLES}) t
      where not relispartition and not (relrowsecurity and relforcerowsecurity)`),
  ).toEqual([]);
});

test('every tenant table has the client’s policy, for reading and for writing', async () => {
  const tables = await names(sql`select relname as name from (${TENANT_TABLES}) t where not relispartition`);
  expect(tables.length).toBeGreaterThanOrEqual(14);
  const guarded = await names(sql`select tablename as name from pg_policies
    where policyname = 'own_client' and roles = '{vigia_app}' and cmd = 'ALL'
      and qual like '%app.client%' and with_check like '%app.client%'`);
  expect(guarded.toSorted()).toEqual(tables.toSorted());
});

test('no policy opens a table to a role that serves requests', async () => {
  const wide = await names(sql`select tablename || '.' || policyname as name from pg_policies
    where (qual = 'true' or with_check = 'true') and roles && '{public,vigia_app}'`);
  expect(wide).toEqual([]);
});

test('a partition, which has no policies of its own, is closed to everybody but the owner', async () => {
  const partitions = await names(sql`select relname as name from (${TENANT_TABLES}) t where relispartition`);
  expect(partitions).toContain('reading_2026_11');
  expect(
    await names(sql`select relname as name from (${TENANT_TABLES}) t,
        unnest(array['vigia_app', 'vigia_auth', 'vigia_super_read']) role
      where relispartition and has_any_column_privilege(role, oid, 'select, insert, update')`),
  ).toEqual([]);
});

test('every view answers with the rights of who asks', async () => {
  expect(
    await names(sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and not coalesce(reloptions, '{}') && '{security_invoker=true,security_invoker=on}'`),
  ).toEqual([]);
});

test('`client_id` leads every tenant table’s primary key and every reference between tenant tables', async () => {
  expect(
    await names(sql`select t.relname as name from (${TENANT_TABLES}) t
      left join pg_constraint k on k.conrelid = t.oid and k.contype = 'p'
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
      where a.attname is distinct from 'client_id'`),
  ).toEqual([]);
  expect(
    await names(sql`select k.conname as name from pg_constraint k
      join (${TENANT_TABLES}) here on here.oid = k.conrelid
      join (${TENANT_TABLES}) there on there.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and a.attname <> 'client_id'`),
  ).toEqual([]);
});

test('no role of the service is a superuser or passes by the policies', async () => {
  expect(
    await names(sql`select rolname as name from pg_roles
      where rolname like 'vigia%' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`),
  ).toEqual([]);
});
