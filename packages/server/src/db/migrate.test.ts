import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { insertSmallFarm, PEOPLE } from '../../tests/support/small-farm.ts';
import { bareDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { migrate } from './migrate.ts';
import { type Databases, openDatabases } from './pool.ts';
import { actAs, asClient, asSuperReader } from './tenant.ts';

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

test('whoever looked for migrations holds up nobody afterwards', async () => {
  db = await bareDatabase();
  await migrate(db.databases.owner);
  await migrate(db.databases.owner);
  const { rows } = await sql`select from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(
    db.databases.owner,
  );
  expect(rows).toEqual([]);
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

test('servers of the version before go on reading and writing events as they know them', async () => {
  db = await bareDatabase();
  const { owner, app } = db.databases;
  await migrate(owner, '0041-embed-builds');
  await fillCatalogue(owner);
  await insertSmallFarm(db.databases);
  const asBefore = (await sql<object>`select * from event limit 1`.execute(owner)).rows[0] as object;
  await migrate(owner);
  const read = (table: string) =>
    asClient(app, 1, async (tx) => {
      const { rows } = await sql
        .raw<object>(`select * from ${table} order by event_id desc limit 1`)
        .execute(tx);
      return rows[0] as { comments: string; created_by?: string };
    });
  await asClient(app, 1, async (tx) => {
    await actAs(tx, 1, { userId: PEOPLE.admin.user_id });
    await sql`insert into event (client_id, type, datetime_event, date_event, comments)
      select client_id, type, datetime_event, date_event, 'de antes' from event limit 1`.execute(tx);
  });
  expect(Object.keys(await read('event'))).toEqual(Object.keys(asBefore));
  expect(await read('public.event')).toMatchObject({
    comments: 'de antes',
    created_by: PEOPLE.admin.email,
  });
  const across = await asSuperReader(
    app,
    async (tx) => (await sql<object>`select * from event`.execute(tx)).rows,
  );
  expect(Object.keys(across[0] as object)).toEqual(Object.keys(asBefore));
});

test('a database without clients has no server of the version before', async () => {
  db = await bareDatabase();
  const { owner } = db.databases;
  await migrate(owner, '0041-embed-builds');
  await migrate(owner);
  const { rows } = await sql`select from pg_views where schemaname like 'vigia_%'`.execute(owner);
  expect(rows).toEqual([]);
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

test('servers of the version before do not see notices of rules, and go on with the others', async () => {
  db = await bareDatabase();
  const { owner, app } = db.databases;
  await migrate(owner, '0078-field-counts');
  await sql`insert into client (client_id, client_name) values (1, 'Viña Los Aromos')`.execute(owner);
  await migrate(owner);
  for (const kind of ['lure', 'alert'])
    await sql`insert into public.notification (client_id, cause, type, datetime_sent)
      values (1, ${`${kind}/1`}, ${kind}, now())`.execute(owner);
  const kinds = (table: string) =>
    asClient(app, 1, async (tx) => {
      const { rows } = await sql
        .raw<{ type: string }>(`select * from ${table} order by notification_id`)
        .execute(tx);
      return rows.map(({ type }) => type);
    });
  await asClient(app, 1, async (tx) => {
    await sql`insert into notification (client_id, cause, type, datetime_sent)
      values (1, 'paper/1', 'paper', now()) on conflict (client_id, cause) do nothing`.execute(tx);
    await sql`update notification set datetime_resolved = now() where cause <> 'x'`.execute(tx);
  });
  expect(await kinds('notification')).toEqual(['lure', 'paper']);
  expect(await kinds('public.notification')).toEqual(['lure', 'alert', 'paper']);
  const { rows } = await sql`select type from public.notification where datetime_resolved is null`.execute(
    owner,
  );
  expect(rows).toEqual([{ type: 'alert' }]);
});
