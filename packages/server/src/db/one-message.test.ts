import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSmallFarm, PEOPLE } from '../../tests/support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { type ActingAs, oneMessage } from './one-message.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await insertSmallFarm(db.databases);
});
afterAll(() => db.cleanup());

const stations = sql`select station_id from station order by station_id`;
const read = (as: ActingAs) =>
  oneMessage<{ station_id: number }>(db.databases.appPool, as, stations.compile(db.databases.app));
const ids = async (as: ActingAs) => (await read(as)).map((row) => row.station_id);

test('a message sees the rows of its client and no others', async () => {
  expect(await ids(1)).toEqual([1001, 1002]);
  expect(await ids(2)).toEqual([]);
  expect(await ids(3)).toEqual([3001]);
  expect(await ids('super reader')).toEqual([1001, 1002, 3001]);
});

test('nothing of it stays on the connection, not even of one that failed', async () => {
  const { appPool, app } = db.databases;
  const wrong = sql`select 1 / 0`.compile(app);
  for (const as of [1, 'super reader'] as const) {
    await read(as);
    await expect(oneMessage(appPool, as, wrong)).rejects.toThrow('division by zero');
  }
  for (let i = 0; i < 20; i++) {
    const { rows } = await appPool.query(
      `select current_setting('app.client', true) as client, current_user as who, count(*)::int as stations from station`,
    );
    expect(['', null]).toContain(rows[0].client);
    expect(rows[0]).toMatchObject({ who: 'vigia_app', stations: 0 });
  }
});

test('a message reads only, and its client is a number', async () => {
  const { appPool, app } = db.databases;
  const write = sql`delete from station`.compile(app);
  await expect(oneMessage(appPool, 1, write)).rejects.toThrow(/read-only/);
  for (const as of [0, -1, 1.5, Number.NaN, "1'; --" as never]) {
    await expect(read(as)).rejects.toThrow(RangeError);
  }
  await expect(oneMessage(appPool, 1, sql`select ${1}::int`.compile(app))).rejects.toThrow(RangeError);
});

test('who reads sees their own account, whatever their sectors', async () => {
  const { appPool, app } = db.databases;
  const people = sql`select user_id from user_account order by user_id`.compile(app);
  const seen = (as: ActingAs) => oneMessage<{ user_id: number }>(appPool, as, people);
  const none = { clientId: 1, sectors: '{}' };
  const own = { user_id: PEOPLE.grower.user_id };
  expect(await seen(none)).toEqual([]);
  expect(await seen({ ...none, userId: own.user_id })).toEqual([own]);
  expect(await seen(none)).toEqual([]);
});
