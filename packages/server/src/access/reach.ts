import { type Action, can, type Resource, roleOnClient } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import type { RawBuilder, Transaction } from 'kysely';
import { type ActingAs, oneMessage } from '../db/one-message.ts';
import type { Databases, Db } from '../db/pool.ts';
import type { Database } from '../db/schema.ts';
import { asGranted, asSuperReader, isGranted, narrowedTo } from '../db/tenant.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import type { Scope } from './scope.ts';

/** The one transaction of a request, already narrowed to what row-level security lets it see. */
export type Tx = Transaction<Database>;

type AppDatabase = Pick<Databases, 'app' | 'appPool'>;

/** Reads one client; 404 when the scope does not reach it, as for a client that does not exist. */
export async function inClient<T>(
  db: Db,
  scope: Scope,
  clientId: ClientId,
  read: (tx: Tx) => Promise<T | null>,
): Promise<T> {
  if (roleOnClient(scope, clientId, false) === undefined) throw notFound();
  const found = await asGranted(db, scope, clientId, read);
  if (found === null) throw notFound();
  return found;
}

/**
 * Rows of one query in one client, as a single message: a quarter of the round trips of `inClient`, for what is read with
 * every request. 404 as there.
 *
 * @param query without parameters, see `oneMessage`
 */
export async function inClientAtOnce<Row>(
  { app, appPool }: AppDatabase,
  scope: Scope,
  clientId: ClientId,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const isReached = roleOnClient(scope, clientId, false) !== undefined && isGranted(scope, clientId);
  if (!isReached) throw notFound();
  const as = { clientId, sectors: narrowedTo(scope, clientId), userId: scope.userId };
  return await oneMessage<Row>(appPool, as, query.compile(app));
}

/** Reads the thing with an id, in whichever client of the scope it lies; 404 when in none. */
export async function search<T>(db: Db, scope: Scope, read: (tx: Tx) => Promise<T | null>): Promise<T> {
  if (scope.super !== 'none') {
    const found = await asSuperReader(db, read);
    if (found !== null) return found;
    throw notFound();
  }
  for (const clientId of scope.clients.keys()) {
    const found = await asGranted(db, scope, clientId, read);
    if (found !== null) return found;
  }
  throw notFound();
}

/** Reads rows from every client of the scope. */
export async function collect<T>(db: Db, scope: Scope, read: (tx: Tx) => Promise<T[]>): Promise<T[]> {
  if (scope.super !== 'none') return await asSuperReader(db, read);
  const rows: T[] = [];
  for (const clientId of scope.clients.keys()) rows.push(...(await asGranted(db, scope, clientId, read)));
  return rows;
}

/**
 * Rows of one query from every client of the scope, one message for each client: a quarter of the round trips of
 * `collect`, for what is read with every request.
 *
 * @param query made for each client, and once for all of them, with undefined, where a super administrator asks
 */
export async function collectAtOnce<Row>(
  { app, appPool }: AppDatabase,
  scope: Scope,
  query: (clientId: ClientId | undefined) => RawBuilder<Row>,
): Promise<Row[]> {
  const read = (as: ActingAs, clientId?: ClientId) =>
    oneMessage<Row>(appPool, as, query(clientId).compile(app));
  if (scope.super !== 'none') return await read('super reader');
  const rows: Row[] = [];
  for (const clientId of scope.clients.keys())
    rows.push(...(await read({ clientId, sectors: narrowedTo(scope, clientId) }, clientId)));
  return rows;
}

/** @throws {HttpProblem} not-found: the caller reaches nothing of the client, or it is archived */
export function demandClient(scope: Scope, clientId: ClientId): void {
  if (roleOnClient(scope, clientId, false) === undefined) throw notFound();
}

/** The rows the scope may see: the first check, which every row of a store passes. */
export function visible<R>(
  scope: Scope,
  action: Action,
  rows: readonly R[],
  resourceOf: (row: R) => Resource,
): R[] {
  return rows.filter((row) => can(scope, action, resourceOf(row)));
}

/** Id of no client: only a role on every client includes it, and so the rights on the service itself. */
export const NO_CLIENT: ClientId = 0;

/** 403 for something that the caller sees but may not do. */
export function demand(scope: Scope, action: Action, resource: Resource): void {
  if (!can(scope, action, resource)) throw new HttpProblem('not-allowed');
}
