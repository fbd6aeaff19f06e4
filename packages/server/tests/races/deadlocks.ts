import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/schema.ts';

/** How often PostgreSQL had to undo a transaction of this database; a backend reports it when it is idle. */
export async function deadlocksOf(owner: Kysely<Database>): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(owner);
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(owner);
  return Number(rows[0]!.deadlocks);
}
