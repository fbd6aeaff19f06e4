import type { Scope } from '@vigia/domain';
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

/** What the gate has granted: the clients that a transaction of the request may be turned to. */
export type Granted = Pick<Scope, 'clients' | 'super'>;

/**
 * As `asClient`, for a client that a request has named: the transaction turns to it only if the gate granted it, and
 * sees no row at all otherwise. This does not ask the rules of `domain/access`, so that it holds when they fail.
 */
export async function asGranted<T>(
  db: Db,
  granted: Granted,
  clientId: number,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return await db.transaction().execute(async (tx) => {
    await turnTo(tx, granted, clientId);
    return await work(tx);
  });
}

/** Turns a running transaction to a granted client; see `asGranted`. A super reader gets to read only. */
export async function turnTo(tx: Transaction<Database>, granted: Granted, clientId: number): Promise<void> {
  const named = granted.clients.has(clientId);
  if (named || granted.super !== 'none') return await actAs(tx, clientId, !named && granted.super === 'read');
  await sql`set local app.client = ''`.execute(tx);
}

/**
 * Lets the rest of a transaction see the rows of this client and no others.
 *
 * @throws {RangeError} `clientId` is not a positive integer (it is written into the statement as a literal)
 */
export async function actAs(tx: Transaction<Database>, clientId: number, readOnly = false): Promise<void> {
  if (!Number.isSafeInteger(clientId) || clientId < 1) throw new RangeError(`Not a client id: ${clientId}`);
  await sql.raw(`set local app.client = '${clientId}'`).execute(tx);
  if (readOnly) await sql`set transaction read only`.execute(tx);
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
