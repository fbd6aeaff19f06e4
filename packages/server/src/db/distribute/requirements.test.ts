import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_DISTRIBUTED } from '../../../tests/citus/nodes.ts';
import { type TestDatabase, testDatabase } from '../../../tests/support/test-database.ts';
import { checkRequirements } from './requirements.ts';
import { COPIED, STAYING } from './tables.ts';

const beforeDistributed = test.skipIf(IS_DISTRIBUTED);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.cleanup());

beforeDistributed('a database without Citus is refused with what to do', async () => {
  const owner = await db.databases.ownerPool.connect();
  try {
    await expect(checkRequirements(owner)).rejects.toThrow(/no tiene Citus.*create extension citus/);
  } finally {
    owner.release();
  }
});

test('what stays and what is copied are tables of the schema, each one or the other', async () => {
  const { rows } = await db.databases.ownerPool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const known = rows.map(({ name }) => name);
  expect([...STAYING, ...COPIED].filter((name) => !known.includes(name))).toEqual([]);
  expect(STAYING.filter((name) => COPIED.includes(name))).toEqual([]);
});

beforeDistributed(
  'where every table that an account or a key belongs to stays, no reference to them is lost',
  async () => {
    const { rows } = await db.databases.ownerPool.query<{ name: string }>(
      `select conrelid::regclass::text || ' → ' || confrelid::regclass::text as name from pg_constraint
     where contype = 'f' and conparentid = 0 and confrelid::regclass::text = any($1::text[])
       and conrelid::regclass::text <> all($1::text[]) and confrelid <> 'client'::regclass order by 1`,
      [STAYING],
    );
    // The service itself keeps these: an account is never deleted, only disabled.
    expect(rows.map(({ name }) => name)).toEqual([
      'letter → user_account',
      'scheduled_report → user_account',
    ]);
  },
);
