import type { Scope } from '@vigia/domain/access';
import type { UserId } from '@vigia/domain/farm';
import { sql, type Transaction } from 'kysely';
import { oneTransaction } from './again.ts';
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
  const named = granted.clients.has(clientId);
  if (named || granted.super !== 'none') {
    const readOnly = !named && granted.super === 'read';
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

/** The statement by which a transaction acts as no client and sees no row of any. */
export const NO_CLIENT_SET = "set local app.client = ''";

/**
 * The query for one row if the client is archived, and none otherwise. It reads the client's own row, so it is up to date
 * whatever a scope in memory says.
 *
 * @param clientId an integer: it is written into the statement as a literal
 */
export const whetherArchived = (clientId: number): string =>
  `select from client where client_id = ${clientId} and client_is_archived`;

/**
 * The statement by which a transaction that acts as a client switches to none if that client is archived. It reads the
 * client's own row, so it is up to date whatever a scope in memory says.
 *
 * @param clientId an integer: it is written into the statement as a literal
 */
export const leaveArchived = (clientId: number): string =>
  `select set_config('app.client', '', true) from client where client_id = ${clientId} and client_is_archived`;

interface Acting {
  readonly readOnly?: boolean;
  /** See `narrowedTo`. */
  readonly sectors?: string;
  /** The author of the changes, for `change_log`; without it they are not recorded. */
  readonly userId?: UserId;
}

/**
 * Restricts the rest of a transaction to the rows of this client, whom its statements name from here on. With `sectors`, devices and people are
 * restricted to those of these sectors.
 *
 * @throws {RangeError} an id is not a positive integer (ids are written into the statement as literals)
 */
export async function actAs(
  tx: Transaction<Database>,
  clientId: number,
  { readOnly = false, sectors = '', userId }: Acting = {},
): Promise<void> {
  if (!Number.isSafeInteger(clientId) || clientId < 1) throw new RangeError(`Not a client id: ${clientId}`);
  nameClient(tx, clientId);
  const user = userId === undefined ? '' : `; ${actor(userId)}`;
  const client = `set local app.client = '${clientId}'; set local app.sectors = '${sectors}'`;
  await sql.raw(`${client}${user}`).execute(tx);
  if (readOnly) await sql`set transaction read only`.execute(tx);
}

const OPERATOR = 0;

function actor(userId: UserId): string {
  if (!Number.isSafeInteger(userId) || userId < 0) throw new RangeError(`Not a person's id: ${userId}`);
  return `set local app.actor = '${userId}'`;
}

/** From here on the transaction's changes are recorded as made at the server's own console. */
export async function actAsOperator(tx: Transaction<Database>): Promise<void> {
  await sql.raw(actor(OPERATOR)).execute(tx);
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
