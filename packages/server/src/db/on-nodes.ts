import type pg from 'pg';

const asked = new WeakMap<pg.Pool, Promise<boolean>>();

/** Whether the database is one of a Citus, whose rows lie on several nodes. It is asked once for each pool. */
export function isOnNodes(pool: pg.Pool): Promise<boolean> {
  const known = asked.get(pool) ?? ask(pool);
  asked.set(pool, known);
  known.catch(() => asked.delete(pool)); // met by the caller; the next one asks again
  return known;
}

async function ask(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    "select exists (select from pg_extension where extname = 'citus') as found",
  );
  return rows[0]?.found ?? false;
}
