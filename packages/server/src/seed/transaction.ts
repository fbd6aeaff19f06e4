import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Database } from '../db/schema.ts';

/** Runs one transaction with two interfaces: Kysely and, for COPY, the driver. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction<Database>, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    const db = kyselyOverOne(client);
    return await db.transaction().execute((tx) => work(tx, client));
  } catch (cause) {
    failure = cause instanceof Error ? cause : new Error(String(cause));
    throw cause;
  } finally {
    client.release(failure); // a connection that failed, perhaps in the middle of a COPY, is closed
  }
}

/** Kysely on a connection that it can neither release nor close. */
function kyselyOverOne(client: pg.PoolClient): Kysely<Database> {
  const query = client.query.bind(client);
  const connection = { query, release: () => undefined };
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { connect: async () => connection, end: async () => undefined, options: {} },
    }),
  });
}
