import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => await db.cleanup());

test('a connection that breaks while it is in use fails its query, not the process', async () => {
  const client = await db.databases.ownerPool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const hanging = client.query('select pg_sleep(60)');
  await Promise.all([
    expect(hanging).rejects.toThrow(/terminat/i),
    db.databases.ownerPool.query('select pg_terminate_backend($1::int)', [rows[0].pid]),
  ]);
  client.release(true);
  expect((await db.databases.ownerPool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
