import type pg from 'pg';
import type { Db } from '../../db/pool.ts';

interface Query {
  readonly text: string;
  readonly values?: unknown[];
}

/** Runs the queries of counters as unnamed statements: a pooler may send each one to another connection. */
export const counterQueries = (pool: pg.Pool) => ({
  query: ({ text, values }: Query) => pool.query({ text, values }),
});

/** Deletes counters whose window ended before an instant, epoch ms. @returns their number */
export async function forgetCounts(owner: Db, before: number): Promise<number> {
  const { numDeletedRows } = await owner
    .deleteFrom('rate_limit')
    .where('expire', '<', String(before))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
