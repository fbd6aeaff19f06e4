import type { ClientId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** Names of archived clients by id. */
export type ArchivedClients = ReadonlyMap<ClientId, string>;

/** The archived clients as they are now, read by the role that signs people in. */
export async function archivedClients(auth: Db): Promise<ArchivedClients> {
  const rows = await auth
    .selectFrom('client')
    .select(['client_id', 'client_name'])
    .where('client_is_archived', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.client_id, row.client_name]));
}

/** Ids of the clients that are in use, in their order: for jobs that notify people or ask others for their data. */
export async function clientsInUse(owner: Db): Promise<ClientId[]> {
  const rows = await owner
    .selectFrom('client')
    .select('client_id')
    .where('client_is_archived', '=', false)
    .orderBy('client_id')
    .execute();
  return rows.map((row) => row.client_id);
}

/** A condition on the client of a transaction of its own: that it is in use. */
export const isInUse = (clientId: ClientId) =>
  sql<boolean>`not exists (select from client where client_id = ${clientId}::int and client_is_archived)`;
