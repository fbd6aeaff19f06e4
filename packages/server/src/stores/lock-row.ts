import type { StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { Database } from '../db/schema.ts';

/** Nobody else changes the client's seasons and biofixes until the end of the transaction: they are held against each other. */
export const holdSeasons = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('seasons/' || current_setting('app.client'), 0))`.execute(
    tx,
  );

/**
 * Lets nobody else change the stations until the end of the transaction, which is one of their client: in the order of
 * their ids, as everybody who holds several.
 */
export const lockStations = (tx: Tx, ids: readonly StationId[]) =>
  sql`select from station where station_id = any(${[...new Set(ids)]}::int[]) order by station_id for no key update`.execute(
    tx,
  );

/**
 * Lets nobody else change the row until the end of the transaction, which is one of its client.
 *
 * @returns whether there is such a row
 */
export async function lockRow<Table extends keyof Database & string>(
  tx: Tx,
  table: Table,
  key: keyof Database[Table] & string,
  id: number | string,
): Promise<boolean> {
  const { rows } =
    await sql`select from ${sql.table(table)} where ${sql.ref(key)} = ${id} for no key update`.execute(tx);
  return rows.length > 0;
}
