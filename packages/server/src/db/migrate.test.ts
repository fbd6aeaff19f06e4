import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { bareDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { migrate } from './migrate.ts';
import { type Databases, openDatabases } from './pool.ts';

/** Every numbered file of the folder, in order. */
const ALL = readdirSync(new URL('migrations', import.meta.url))
  .filter((name) => /^\d{4}-/.test(name))
  .map((name) => name.replace('.ts', ''))
  .toSorted();

let db: TestDatabase;
let other: Databases | undefined;
afterEach(async () => {
  await other?.close();
  other = undefined;
  await db.cleanup();
});

test('migrations run once, in order', async () => {
  db = await bareDatabase();
  expect(await migrate(db.databases.owner)).toEqual(ALL);
  expect(await migrate(db.databases.owner)).toEqual([]);
});

test('an older version refuses the schema of a newer one', async () => {
  db = await bareDatabase();
  await migrate(db.databases.owner);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(
    db.databases.owner,
  );
  await expect(migrate(db.databases.owner)).rejects.toThrow('9999-later');
});

test('two servers that start together apply each migration once', async () => {
  db = await bareDatabase();
  other = openDatabases(db.urls);
  const applied = await Promise.all([migrate(db.databases.owner), migrate(other.owner)]);
  expect(applied.flat().toSorted()).toEqual(ALL);
});

test('a migration that met a request in a ring, or waits for a table, is tried again; the request goes on', async () => {
  db = await bareDatabase();
  const before = ALL.indexOf('0031-node-handover');
  await migrate(db.databases.owner, ALL[before - 1]);
  other = openDatabases(db.urls);
  let isLocked = () => {};
  const locked = new Promise<void>((done) => {
    isLocked = done;
  });
  let letGo = () => {};
  const released = new Promise<void>((done) => {
    letGo = done;
  });
  const request = other.owner.transaction().execute(async (tx) => {
    await sql`select from node limit 1`.execute(tx);
    isLocked();
    await released;
    await sql`select from node limit 1`.execute(tx);
  });
  await locked;
  const migrating = migrate(db.databases.owner);
  const waiting = `select from pg_locks where not granted`;
  await expect.poll(async () => (await other?.ownerPool.query(waiting))?.rowCount).toBe(1);
  // Longer than it waits for a table: meanwhile whoever comes after it has had a turn.
  await expect
    .poll(async () => (await other?.ownerPool.query(waiting))?.rowCount, { timeout: 10_000, interval: 20 })
    .toBe(0);
  letGo();
  await request;
  expect(await migrating).toEqual(ALL.slice(before));
});

test('the application’s role may not change the schema', async () => {
  db = await bareDatabase();
  await expect(sql`create table mine (id int)`.execute(db.databases.app)).rejects.toThrow(
    /permission denied/,
  );
  await expect(sql`create table mine (id int)`.execute(db.databases.auth)).rejects.toThrow(
    /permission denied/,
  );
});

test('a month of readings is made on demand, by the application too', async () => {
  db = await bareDatabase();
  await migrate(db.databases.owner);
  for (const month of ['2026-11-21', '2026-11-01', '2024-02-29']) {
    await sql`select ensure_reading_month(${month}::date)`.execute(db.databases.app);
  }
  const { rows } = await sql<{ name: string; bounds: string }>`
    select relname as name, pg_get_expr(relpartbound, oid) as bounds from pg_class where relispartition and relkind = 'r' order by 1`.execute(
    db.databases.owner,
  );
  expect(rows).toEqual([
    {
      name: 'reading_2024_02',
      bounds: "FOR VALUES FROM ('2024-02-01 00:00:00+00') TO ('2024-03-01 00:00:00+00')",
    },
    {
      name: 'reading_2026_11',
      bounds: "FOR VALUES FROM ('2026-11-01 00:00:00+00') TO ('2026-12-01 00:00:00+00')",
    },
  ]);
});
