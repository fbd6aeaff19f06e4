import { client, type Decoded, fromWire, listedClient, toWire, wireNames } from '@vigia/api/contract';
import type { Client, ClientAttributes, ClientId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import { ownerOf } from '../../access/owner-of.ts';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/pool.ts';
import { notFound } from '../../http/problem.ts';
import { lockRow } from '../lock-row.ts';

const COLUMNS = wireNames(client);

/** Clients of this transaction within the scope: those in use, or the archived ones. */
export async function listClients(
  tx: Tx,
  scope: Scope,
  archived: boolean,
): Promise<Decoded<typeof listedClient>[]> {
  const rows = await tx
    .selectFrom('client')
    .select(wireNames(listedClient))
    .where('client_is_archived', '=', archived)
    .orderBy('client_id')
    .execute();
  const found = rows.map((row) => fromWire(listedClient, row));
  return visible(scope, 'client.read', found, ownerOf);
}

export async function clientById(tx: Tx, scope: Scope, clientId: ClientId): Promise<Client | null> {
  const rows = await tx.selectFrom('client').select(COLUMNS).where('client_id', '=', clientId).execute();
  const found = rows.map((row) => fromWire(client, row));
  return visible(scope, 'client.read', found, ownerOf)[0] ?? null;
}

/** Device pools in use, for a transaction that sees every client. */
export async function devicePools(tx: Tx): Promise<ClientId[]> {
  const rows = await tx
    .selectFrom('client')
    .select('client_id')
    .where('client_is_device_pool', '=', true)
    .where('client_is_archived', '=', false)
    .orderBy('client_id')
    .execute();
  return rows.map(({ client_id }) => client_id);
}

/** Locks the client until the end of its transaction. */
export const lockClient = (tx: Tx, clientId: ClientId) => lockRow(tx, 'client', 'client_id', clientId);

/**
 * An id for a new client. It is needed first: row-level security accepts the row only in a transaction of that
 * client.
 */
export async function nextClientId(app: Db): Promise<ClientId> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('client', 'client_id')) as id`.execute(app);
  return Number(rows[0]?.id);
}

type Attributes = { readonly [K in keyof ClientAttributes | 'requiresSecondStep']?: boolean | undefined };
type NewClient = Pick<Client, 'id' | 'name' | 'taxId'> & Attributes;

export async function insertClient(tx: Tx, input: NewClient): Promise<Client> {
  const values = toWire(client, input);
  const row = await tx.insertInto('client').values(values).returning(COLUMNS).executeTakeFirstOrThrow();
  return fromWire(client, row);
}

export async function updateClient(
  tx: Tx,
  clientId: ClientId,
  changes: Omit<Client, 'id' | 'dateCreated'>,
): Promise<Client> {
  const row = await tx
    .updateTable('client')
    .set(toWire(client, changes))
    .where('client_id', '=', clientId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(notFound);
  return fromWire(client, row);
}
