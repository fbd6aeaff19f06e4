import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSmallFarm } from '../../tests/support/small-farm.ts';
import { TEST_NOW } from '../../tests/support/test-app.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { notices, stationStates } from './notices.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await insertSmallFarm(db.databases);
  await db.databases.owner.deleteFrom('notification').execute();
});
afterAll(() => db.cleanup());

const DAY_MS = 86_400_000;
const contextAt = (now: number) => ({
  databases: db.databases,
  blobs: folderBlobs('/nowhere'),
  log: pino({ level: 'silent' }),
  now: () => now,
  signal: new AbortController().signal,
});

test('stations are checked day by day, and those in error get a notice of maintenance', async () => {
  expect(await stationStates.run(contextAt(TEST_NOW - 70 * DAY_MS))).toEqual({ stations: 3 });
  expect(await stationStates.run(contextAt(TEST_NOW - DAY_MS))).toEqual({ stations: 3 });
  expect(await notices.run(contextAt(TEST_NOW - DAY_MS))).toEqual({ sent: 1, resolved: 0 });
  for (const _ of [1, 2]) expect(await stationStates.run(contextAt(TEST_NOW))).toEqual({ stations: 3 });
  const states = await db.databases.owner
    .selectFrom('station_state')
    .selectAll()
    .orderBy('station_id')
    .orderBy('day')
    .execute();
  expect(states.map(({ station_id, day, state }) => [station_id, day, state])).toEqual(
    [1001, 1002, 3001].flatMap((id) => [
      [id, '2026-11-20', 'error'],
      [id, '2026-11-21', 'error'],
    ]),
  );
  expect(await notices.run(contextAt(TEST_NOW))).toEqual({ sent: 3, resolved: 0 });
  expect(await notices.run(contextAt(TEST_NOW))).toEqual({ sent: 0, resolved: 0 });
  const rows = await db.databases.owner
    .selectFrom('notification')
    .select(['client_id', 'cause', 'date'])
    .orderBy('notification_id')
    .execute();
  expect(rows).toEqual([
    { client_id: 1, cause: 'paper/1002/2026-10-01', date: '2026-10-31' },
    { client_id: 1, cause: 'station_maintenance/1001/2026-11-20', date: '2026-11-20' },
    { client_id: 1, cause: 'station_maintenance/1002/2026-11-20', date: '2026-11-20' },
    { client_id: 3, cause: 'station_maintenance/3001/2026-11-20', date: '2026-11-20' },
  ]);
});
