import type { ClientId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** Names of archived clients by id. */
export type ArchivedClients = ReadonlyMap<ClientId, string>;

/** The archived clients, read by the sign-in role. */
export async function archivedClients(auth: Db): Promise<ArchivedClients> {
  const rows = await auth
    .selectFrom('client')
    .select(['client_id', 'client_name'])
    .where('client_is_archived', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.client_id, row.client_name]));
}

/** Ids of the clients in use, ascending: for jobs that notify people or request data from others. */
export async function clientsInUse(owner: Db): Promise<ClientId[]> {
  const rows = await owner
    .selectFrom('client')
    .select('client_id')
    .where('client_is_archived', '=', false)
    .orderBy('client_id')
    .execute();
  return rows.map((row) => row.client_id);
}

/** SQL condition for a transaction of one client: that the client is in use. */
export const isInUse = (clientId: ClientId) =>
  sql<boolean>`not exists (select 1 from client where client_id = ${clientId}::int and client_is_archived)`;
