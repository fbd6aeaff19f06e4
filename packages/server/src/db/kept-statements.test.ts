import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertSmallFarm } from '../../tests/support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { untilDone } from './again.ts';
import { openDatabases } from './pool.ts';
import type { Database } from './schema.ts';
import { asClient, asSuperReader } from './tenant.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await insertSmallFarm(db.databases);
});
afterAll(() => db.cleanup());

/** More often than a text is sent before it is kept. */
const OFTEN = 6;

/** How many of the connection's kept statements contain these words. */
async function kept(connection: Kysely<Database>, words: string): Promise<number> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    connection,
  );
  return rows.filter(({ statement }) => statement.includes(words)).length;
}

describe('a connection keeps', () => {
  test('what is sent often, once', async () => {
    await db.databases.owner.connection().execute(async (connection) => {
      const once = () => sql`select ${1}::int as "keptOnce"`.execute(connection);
      await once();
      expect(await kept(connection, 'keptOnce')).toBe(0);
      for (let i = 0; i < OFTEN; i += 1) await once();
      expect(await kept(connection, 'keptOnce')).toBe(1);
    });
  });

  test.each([
    ['a statement without parameters', () => sql`select 1 as "notKept"`],
    ['all columns of a table', () => sql`select * from crop as "notKept" where crop_id = ${1}`],
    [
      'all columns of one of its tables',
      () => sql`select "notKept".* from crop "notKept" where crop_id = ${1}`,
    ],
    [
      'all columns of what it changed',
      () => sql`update crop "notKept" set crop_name = crop_name where crop_id = ${-1} returning *`,
    ],
  ])('not %s', async (_, statement) => {
    await db.databases.owner.connection().execute(async (connection) => {
      for (let i = 0; i < OFTEN; i += 1) await statement().execute(connection);
      expect(await kept(connection, 'notKept')).toBe(0);
    });
  });

  test('nothing where a pooler stands between', async () => {
    const pooler = await poolerBefore(db.urls.app);
    const through = openDatabases({ owner: pooler.url, app: pooler.url, auth: pooler.url });
    const direct = openDatabases(db.urls);
    try {
      for (const [databases, count] of [
        [through, 0],
        [direct, 1],
      ] as const) {
        await databases.app.connection().execute(async (connection) => {
          for (let i = 0; i < OFTEN; i += 1) await sql`select ${1}::int as "pooled"`.execute(connection);
          expect(await kept(connection, 'pooled')).toBe(count);
        });
      }
    } finally {
      await Promise.all([through.close(), direct.close()]);
      pooler.close();
    }
  });
});

test('a kept statement answers each client with its own rows, and a super reader with all', async () => {
  const stations = (tx: Kysely<Database>) =>
    tx.selectFrom('station').select('station_id').where('station_id', '>', 0).orderBy('station_id').execute();
  const ids = async (rows: ReturnType<typeof stations>) => (await rows).map(({ station_id }) => station_id);
  const { app } = db.databases;
  for (let i = 0; i < OFTEN; i += 1) {
    expect(await ids(asClient(app, 1, stations))).toEqual([1001, 1002]);
    expect(await ids(asClient(app, 2, stations))).toEqual([]);
    expect(await ids(asSuperReader(app, stations))).toEqual([1001, 1002, 3001]);
    expect(await ids(asClient(app, 3, stations))).toEqual([3001]);
    expect(await ids(stations(app))).toEqual([]);
  }
});

describe('after a migration a kept statement', () => {
  test('answers as before when a column came', async () => {
    const { owner } = db.databases;
    const rename = () =>
      sql`update widened set b = ${1}::int where a = ${1}::int returning a, b`.execute(owner);
    await sql`create table widened (a int, b int)`.execute(owner);
    await sql`insert into widened values (1, 0)`.execute(owner);
    for (let i = 0; i < OFTEN; i += 1) await rename();
    await sql`alter table widened add column c int default 3`.execute(owner);
    expect((await rename()).rows).toEqual([{ a: 1, b: 1 }]);
  });

  test('that answers another type now is read again, and its transaction with it', async () => {
    const { owner } = db.databases;
    const read = (of: Kysely<Database>) => sql`select a from retyped where a::int = ${1}::int`.execute(of);
    await sql`create table retyped (a int)`.execute(owner);
    await sql`insert into retyped values (1)`.execute(owner);
    await owner.connection().execute(async (connection) => {
      for (let i = 0; i < OFTEN; i += 1) await read(connection);
      await sql`alter table retyped alter column a type text`.execute(connection);
      let runs = 0;
      const rows = await untilDone(() =>
        connection.transaction().execute(async (tx) => {
          runs += 1;
          return (await read(tx)).rows;
        }),
      );
      expect({ rows, runs }).toEqual({ rows: [{ a: '1' }], runs: 2 });
    });
  });
});

/** What a pooler does for this: it stands between, and tells each connection a process of its own making. */
async function poolerBefore(url: string) {
  const OF_PROCESS = Buffer.from([0x4b, 0, 0, 0, 12]);
  const behind = new URL(url);
  const server = createServer((client) => {
    const database = connect(Number(behind.port), behind.hostname);
    client.on('error', () => database.destroy()).pipe(database);
    database
      .on('error', () => client.destroy())
      .on('data', (bytes: Buffer) => {
        const at = bytes.indexOf(OF_PROCESS);
        if (at >= 0)
          bytes.writeInt32BE(bytes.readInt32BE(at + OF_PROCESS.length) + 1, at + OF_PROCESS.length);
        client.write(bytes);
      })
      .on('end', () => client.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const before = new URL(url);
  before.port = String((server.address() as AddressInfo).port);
  return { url: before.href, close: () => server.close() };
}
