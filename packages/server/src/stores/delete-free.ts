import type { ClientId } from '@vigia/domain/farm';
import { type RawBuilder, sql } from 'kysely';
import { namedClient, ofClient } from '../db/name-client.ts';
import type { Db } from '../db/pool.ts';

/**
 * Deletes rows of a table, except those that another transaction holds: jobs that delete what is too old leave
 * these for their next run, and so they never wait for a request that waits for them.
 *
 * @param table a table, or a partitioned one
 * @param where the condition for its rows
 * @param clientId the client of the rows, where the transaction does not name it already
 * @returns the rows deleted, each as `returned`
 */
export async function deleteFree<Row = object>(
  db: Db,
  table: string,
  where: RawBuilder<unknown>,
  {
    returned = sql`1`,
    clientId = namedClient(db),
  }: { readonly returned?: RawBuilder<unknown>; readonly clientId?: ClientId | undefined } = {},
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    delete from ${sql.table(table)} where ${ofClient(clientId)} and (tableoid, ctid) in (
      select tableoid, ctid from ${sql.table(table)} where ${ofClient(clientId)} and ${where} for update skip locked)
    returning ${returned}`.execute(db);
  return rows;
}
