import type { Scope } from '@vigia/domain/access';
import { sql, type Transaction } from 'kysely';
import { oneTransaction } from './again.ts';
import {
  actorSet,
  type ClientSettings,
  NO_CLIENT_SET,
  settingsOf,
  whetherArchived,
} from './client-settings.ts';
import { nameClient, naming } from './name-client.ts';
import type { Db } from './pool.ts';
import type { Database } from './schema.ts';

/**
 * Runs `work` in one transaction that sees the rows of one client and no others; again if it gave way to another one,
 * see `untilDone`.
 *
 * @throws {RangeError} `clientId` is not a positive integer (it is written into the statement as a literal)
 */
export async function asClient<T>(
  db: Db,
  clientId: number,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return await oneTransaction(db, async (plain) => {
    const tx = naming(plain);
    await actAs(tx, clientId);
    return await work(tx);
  });
}

/** The clients granted by the gate, to which a transaction of the request may be switched. */
export type Granted = Pick<Scope, 'clients' | 'super'> & Partial<Pick<Scope, 'userId' | 'sectors'>>;

/**
 * Sectors to which a person's access to a client is limited, as a PostgreSQL array literal; empty without a
 * limit.
 *
 * @throws {RangeError} an id is not a positive integer (ids are written into the statement as literals)
 */
export function narrowedTo({ clients, super: all, sectors = 'all' }: Granted, clientId: number): string {
  if (sectors === 'all' || all !== 'none' || clients.get(clientId) === 'admin') return '';
  for (const id of sectors.keys()) {
    if (!Number.isSafeInteger(id) || id < 1) throw new RangeError(`Not a sector's id: ${id}`);
  }
  return `{${[...sectors.keys()].join()}}`;
}

/** Whether the gate granted the client, independently of the rules of `domain/access`. */
export const isGranted = (granted: Granted, clientId: number): boolean =>
  granted.clients.has(clientId) || granted.super !== 'none';

/**
 * As `asClient`, for a client that a request has named: the transaction switches to it only if the gate granted it, and
 * sees no row at all otherwise. This is independent of the rules of `domain/access`, so that it holds when they fail.
 */
export async function asGranted<T>(
  db: Db,
  granted: Granted,
  clientId: number,
  work: (tx: Transaction<Database>) => Promise<T>,
  evenArchived = false,
): Promise<T> {
  return await oneTransaction(db, async (plain) => {
    const tx = naming(plain);
    await turnTo(tx, granted, clientId, evenArchived);
    return await work(tx);
  });
}

/**
 * Switches a running transaction to a granted client; see `asGranted`. A super reader may only read.
 *
 * @param evenArchived for restoring a client: otherwise a transaction that switches to an archived one sees no row
 */
export async function turnTo(
  tx: Transaction<Database>,
  granted: Granted,
  clientId: number,
  evenArchived = false,
): Promise<void> {
  if (isGranted(granted, clientId)) {
    const readOnly = !granted.clients.has(clientId) && granted.super === 'read';
    // The service itself and devices are no persons: their writes are not recorded as changes.
    const sectors = narrowedTo(granted, clientId);
    await actAs(tx, clientId, { readOnly, sectors, ...(granted.userId && { userId: granted.userId }) });
    if (evenArchived || (await sql.raw(whetherArchived(clientId)).execute(tx)).rows.length === 0) return;
  }
  await sql.raw(NO_CLIENT_SET).execute(tx);
}

/**
 * Switches back to the client of the work. Whether it is archived was checked when the work began; if it was
 * archived since, the work is finished all the same.
 */
export const turnBack = (tx: Transaction<Database>, granted: Granted, clientId: number): Promise<void> =>
  turnTo(tx, granted, clientId, true);

/**
 * Restricts the rest of a transaction as `settingsOf`; its statements name the client from here on.
 *
 * @throws {RangeError} an id is not a positive integer
 */
export async function actAs(
  tx: Transaction<Database>,
  clientId: number,
  { readOnly = false, ...settings }: ClientSettings & { readonly readOnly?: boolean } = {},
): Promise<void> {
  const statements = settingsOf(clientId, settings);
  nameClient(tx, clientId);
  await sql.raw(statements.join('; ')).execute(tx);
  if (readOnly) await sql`set transaction read only`.execute(tx);
}

const OPERATOR = 0;

/** From here on the transaction's changes are recorded as made at the server's own console. */
export async function actAsOperator(tx: Transaction<Database>): Promise<void> {
  await sql.raw(actorSet(OPERATOR)).execute(tx);
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
