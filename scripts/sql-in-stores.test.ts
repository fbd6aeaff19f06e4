import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './shell.ts';

const SERVER = 'packages/server/src/';
const NO_PRODUCT = /\.(?:test|fixture)\.ts$/;
/** A query built with Kysely, one written as text, and one sent directly to a connection. */
const SQL =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:[`<]|\.\w+\()|(?<!req)\.query[<(]/;

/** Places where SQL is allowed, each with its reason. */
const PLACES: readonly (readonly [path: string, why: string])[] = [
  ['stores/', 'reads and writes of everybody else'],
  ['db/', 'the schema itself, its roles and its migrations'],
  ['seed/', 'the demo farm is copied into empty tables in bulk'],
  ['backup/', 'copies whole tables as the catalogue of the database names them'],
];

const withSql = globSync(`${SERVER}**/*.ts`, { cwd: ROOT })
  .filter((path) => !NO_PRODUCT.test(path) && SQL.test(readFileSync(resolve(ROOT, path), 'utf8')))
  .map((path) => path.slice(SERVER.length));

it('SQL stands in the stores: who needs a query calls one of their functions', () => {
  expect(withSql.filter((path) => !PLACES.some(([place]) => path.startsWith(place)))).toEqual([]);
});

it('every place is needed', () => {
  for (const [place] of PLACES)
    expect(
      withSql.some((path) => path.startsWith(place)),
      place,
    ).toBe(true);
});

/** Citus refuses a subquery without a column where the client's table, which stays on the coordinator, is asked beside others. */
const NO_COLUMN = /\bexists\s*\(\s*select\s+from\b/;

it('subqueries of the stores have a column', () => {
  const stores = globSync(`${SERVER}stores/**/*.ts`, { cwd: ROOT });
  expect(stores.filter((path) => NO_COLUMN.test(readFileSync(resolve(ROOT, path), 'utf8')))).toEqual([]);
  expect('not exists (\n  select from client').toMatch(NO_COLUMN);
});

it.each([
  "tx.selectFrom('station')",
  'await sql`select 1`.execute(tx)',
  'await sql<{ name: string }>`select name from client`',
  "await sql.raw('drop table client').execute(tx)",
  "client.query('begin')",
])('knows %s for SQL', (text) => expect(text).toMatch(SQL));

it('does not take the fields of a request for SQL', () => {
  expect("c.req.query('key')").not.toMatch(SQL);
});
