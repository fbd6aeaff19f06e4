import { afterEach, expect, test } from 'vitest';
import { bareDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { DEMO_DAY } from '../seed/feed.ts';
import { migrate } from './migrate.ts';

/** The last migration in which the client ids 1 and 2 had a meaning. */
const BEFORE = '0029-parked-photos';

let db: TestDatabase;
afterEach(() => db.cleanup());

/** A database with the schema of that migration and clients with these names. */
async function oldDatabase(names: readonly string[]) {
  db = await bareDatabase();
  const { owner } = db.databases;
  await migrate(owner, BEFORE);
  await owner
    .insertInto('client')
    .values(names.map((client_name) => ({ client_name })))
    .execute();
  return owner;
}

const attributes = async () =>
  (
    await db.databases.owner
      .selectFrom('client')
      .select(['client_id', 'client_is_device_pool', 'client_is_counted', 'client_is_test'])
      .orderBy('client_id')
      .execute()
  ).map((row) => Object.values(row));

test('the first two clients of a farm of one’s own become clients like any other', async () => {
  const owner = await oldDatabase(['Administración', 'Agrícola Primera', 'Agrícola Segunda']);
  await migrate(owner);
  expect(await attributes()).toEqual([
    [1, false, true, false],
    [2, false, true, false],
    [3, false, true, false],
  ]);
});

test('a demo keeps its pool and the clients that are not counted', async () => {
  const owner = await oldDatabase([
    'Viña Los Aromos',
    'Vigía · dispositivos compartidos',
    'Agrícola San Clemente',
  ]);
  await owner
    .insertInto('app_setting')
    .values({ name: DEMO_DAY, value: JSON.stringify('2026-11-20') })
    .execute();
  await migrate(owner);
  expect(await attributes()).toEqual([
    [1, false, false, false],
    [2, true, false, false],
    [3, false, true, false],
  ]);
});
