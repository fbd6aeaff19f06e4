import type { ClientListAnswer, ClientWire } from '@vigia/api/contract';
import type { ClientId } from '@vigia/domain';
import { type Insertable, sql, type Updateable } from 'kysely';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { Db } from '../db/pool.ts';
import type { ClientTable } from '../db/schema.ts';
import { notFound } from '../http/problem.ts';
import { lockRow } from './lock-row.ts';

const ATTRIBUTES = ['client_is_device_pool', 'client_is_counted', 'client_is_test'] as const;
const LISTED = ['client_id', 'client_name', ...ATTRIBUTES] as const;
const COLUMNS = [...LISTED, 'client_tax_id', 'client_date_created', 'client_is_archived'] as const;

/** Clients of this transaction that the scope may see, those in use or the archived ones. */
export async function listClients(tx: Tx, scope: Scope, archived: boolean): Promise<ClientListAnswer> {
  const rows = await tx
    .selectFrom('client')
    .select(LISTED)
    .where('client_is_archived', '=', archived)
    .orderBy('client_id')
    .execute();
  return visible(scope, 'client.read', rows, (row) => ({ clientId: row.client_id }));
}

export async function clientById(tx: Tx, scope: Scope, clientId: ClientId): Promise<ClientWire | null> {
  const rows = await tx.selectFrom('client').select(COLUMNS).where('client_id', '=', clientId).execute();
  return visible(scope, 'client.read', rows, (row) => ({ clientId: row.client_id }))[0] ?? null;
}

/** The device pools in use, for a transaction that sees every client. */
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

/** It stays as it is until the end of the transaction, which is one of its own. */
export const lockClient = (tx: Tx, clientId: ClientId) => lockRow(tx, 'client', 'client_id', clientId);

/** An id for a client to come: row-level security lets its row in only in a transaction that acts as it. */
export async function nextClientId(app: Db): Promise<ClientId> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('client', 'client_id')) as id`.execute(app);
  return Number(rows[0]?.id);
}

export async function insertClient(tx: Tx, values: Insertable<ClientTable>): Promise<ClientWire> {
  return await tx.insertInto('client').values(values).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function updateClient(
  tx: Tx,
  clientId: ClientId,
  values: Updateable<ClientTable>,
): Promise<ClientWire> {
  return await tx
    .updateTable('client')
    .set(values)
    .where('client_id', '=', clientId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(notFound);
}
