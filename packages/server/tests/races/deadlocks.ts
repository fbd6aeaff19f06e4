import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Databases } from '../../src/db/pool.ts';
import type { Database } from '../../src/db/schema.ts';

/** How often PostgreSQL had to undo a transaction of this database; a backend reports it when it is idle. */
export async function deadlocksOf(owner: Kysely<Database>): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(owner);
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(owner);
  return Number(rows[0]!.deadlocks);
}

type Sent = (...sent: unknown[]) => unknown;
const DEADLOCK = '40P01';

/**
 * Counts from here on how often a transaction of the service was undone so that another one could go on: at once, and on
 * the nodes of a Citus as well, which undoes those of several nodes itself.
 */
export function deadlockCounter({ pools }: Pick<Databases, 'pools'>): () => number {
  let count = 0;
  const heard = new WeakSet<pg.PoolClient>();
  const note = (error: { code?: string } | null | undefined) => {
    if (error?.code === DEADLOCK) count += 1;
  };
  const listen = (client: pg.PoolClient) => {
    if (heard.has(client)) return;
    heard.add(client);
    const send = client.query.bind(client) as Sent;
    const query: Sent = (...sent) => {
      const answer = send(...sent);
      if (answer instanceof Promise) answer.catch(note);
      return answer;
    };
    Object.assign(client, { query });
  };
  for (const { pool } of pools) pool.on('acquire', listen);
  return () => count;
}
