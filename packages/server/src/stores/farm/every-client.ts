import type { ClientId } from '@vigia/domain/farm';
import type { Db } from '../../db/pool.ts';

/** Ids of all clients, with archived ones, ascending. */
export async function everyClient(owner: Db): Promise<ClientId[]> {
  const rows = await owner.selectFrom('client').select('client_id').orderBy('client_id').execute();
  return rows.map(({ client_id }) => client_id);
}

/** The client with this id, or by default the first client; null without one. */
export async function firstClient(owner: Db, clientId?: ClientId): Promise<ClientId | null> {
  const row = await owner
    .selectFrom('client')
    .select('client_id')
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId as ClientId))
    .orderBy('client_id')
    .limit(1)
    .executeTakeFirst();
  return row?.client_id ?? null;
}

/** Creates a client outside of any request: the first one of an empty database. */
export async function makeClient(owner: Db, name: string): Promise<ClientId> {
  const made = await owner
    .insertInto('client')
    .values({ client_name: name })
    .returning('client_id')
    .executeTakeFirstOrThrow();
  return made.client_id;
}

/** Whether there is any client: a database without one is empty. */
export const hasClients = async (owner: Db): Promise<boolean> => (await firstClient(owner)) !== null;
