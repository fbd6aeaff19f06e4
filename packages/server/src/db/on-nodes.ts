import type pg from 'pg';

/** SQL condition that the database is one of a Citus. */
export const HAS_CITUS = "exists (select from pg_extension where extname = 'citus')";

const answers = new WeakMap<pg.Pool, Promise<boolean>>();

/** Whether the database is one of a Citus, whose rows lie on several nodes. It is queried once for each pool. */
export function isOnNodes(pool: pg.Pool): Promise<boolean> {
  const known = answers.get(pool) ?? ask(pool);
  answers.set(pool, known);
  known.catch(() => answers.delete(pool)); // the caller gets the error; the next call queries again
  return known;
}

/** Whether its tables are distributed over those nodes already. */
export async function isDistributed(pool: pg.Pool): Promise<boolean> {
  if (!(await isOnNodes(pool))) return false;
  const { rows } = await pool.query<{ found: boolean }>(
    'select exists (select from pg_dist_partition) as found',
  );
  return rows[0]?.found ?? false;
}

async function ask(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(`select ${HAS_CITUS} as found`);
  return rows[0]?.found ?? false;
}
