import type pg from 'pg';
import type { Db } from '../../db/pool.ts';

interface Query {
  readonly text: string;
  readonly values?: unknown[];
}

/** What counters send their queries by: without names, for a pooler between may give each to another connection. */
export const counterQueries = (pool: pg.Pool) => ({
  query: ({ text, values }: Query) => pool.query({ text, values }),
});

/** Forgets counted tries whose window was over before an instant, epoch ms. @returns how many */
export async function forgetCounts(owner: Db, before: number): Promise<number> {
  const { numDeletedRows } = await owner
    .deleteFrom('rate_limit')
    .where('expire', '<', String(before))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
