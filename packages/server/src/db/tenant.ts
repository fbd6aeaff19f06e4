import { sql, type Transaction } from 'kysely';
import type { Db } from './pool.ts';
import type { Database } from './schema.ts';

/**
 * Runs `work` in one transaction that sees the rows of one client and no others.
 *
 * @throws {RangeError} `clientId` is not a positive integer (it is written into the statement as a literal)
 */
export async function asClient<T>(
  db: Db,
  clientId: number,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return await db.transaction().execute(async (tx) => {
    await actAs(tx, clientId);
    return await work(tx);
  });
}

/**
 * Lets the rest of a transaction see the rows of this client and no others.
 *
 * @throws {RangeError} `clientId` is not a positive integer (it is written into the statement as a literal)
 */
export async function actAs(tx: Transaction<Database>, clientId: number): Promise<void> {
  if (!Number.isSafeInteger(clientId) || clientId < 1) throw new RangeError(`Not a client id: ${clientId}`);
  await sql.raw(`set local app.client = '${clientId}'`).execute(tx);
}

/** Runs `work` in one read-only transaction over every client's rows: a super administrator's reads. */
export async function asSuperReader<T>(db: Db, work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
  return await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql.raw('set local role vigia_super_read').execute(tx);
      return await work(tx);
    });
}
