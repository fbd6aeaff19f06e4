import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { isoInstant } from './wire-types.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => await db.cleanup());

test('values come back as the contract writes them', async () => {
  const { rows } = await sql`select
    timestamptz '2026-04-05 00:30:00.1239-04' as instant,
    date '2026-11-21' as day,
    9007199254740993::bigint as big,
    12.25::double precision as number,
    '{1.5,null}'::double precision[] as numbers,
    '{"a":[1]}'::jsonb as json`.execute(db.databases.app);
  expect(rows[0]).toEqual({
    instant: '2026-04-05T04:30:00.123Z',
    day: '2026-11-21',
    big: '9007199254740993',
    number: 12.25,
    numbers: [1.5, null],
    json: { a: [1] },
  });
});

test('an instant without fraction has milliseconds too', () => {
  expect(isoInstant('2026-11-21 09:30:00+00')).toBe('2026-11-21T09:30:00.000Z');
});

test('a text that is not a UTC instant is refused', () => {
  expect(() => isoInstant('infinity')).toThrow(RangeError);
  expect(() => isoInstant('2026-11-21 09:30:00-03')).toThrow(RangeError);
});

test('a request that hangs is cut, the owner’s long work is not', async () => {
  const timeout = sql<{ statement_timeout: string }>`show statement_timeout`;
  expect((await timeout.execute(db.databases.app)).rows).toEqual([{ statement_timeout: '5s' }]);
  expect((await timeout.execute(db.databases.auth)).rows).toEqual([{ statement_timeout: '5s' }]);
  expect((await timeout.execute(db.databases.owner)).rows).toEqual([{ statement_timeout: '0' }]);
});
