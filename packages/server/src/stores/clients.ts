import type { ClientListAnswer, ClientWire } from '@vigia/api/contract';
import type { ClientId } from '@vigia/domain';
import type { z } from 'zod';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';

/** Clients of this transaction that the scope may see. */
export async function listClients(tx: Tx, scope: Scope): Promise<ClientListAnswer> {
  const rows = await tx
    .selectFrom('client')
    .select(['client_id', 'client_name'])
    .orderBy('client_id')
    .execute();
  return visible(scope, 'client.read', rows, (row) => ({ clientId: row.client_id }));
}

export async function clientById(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
): Promise<z.infer<typeof ClientWire> | null> {
  const rows = await tx
    .selectFrom('client')
    .select(['client_id', 'client_name', 'client_tax_id', 'client_date_created', 'client_is_archived'])
    .where('client_id', '=', clientId)
    .execute();
  return visible(scope, 'client.read', rows, (row) => ({ clientId: row.client_id }))[0] ?? null;
}
