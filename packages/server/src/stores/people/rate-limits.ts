import type { Db } from '../../db/pool.ts';

/** Forgets counted tries whose window was over before an instant, epoch ms. @returns how many */
export async function forgetCounts(owner: Db, before: number): Promise<number> {
  const { numDeletedRows } = await owner
    .deleteFrom('rate_limit')
    .where('expire', '<', String(before))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
