import type { StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import { namedClient, ofClient } from '../db/name-client.ts';
import type { Database } from '../db/schema.ts';

/**
 * Locks the client's seasons and biofixes until the end of the transaction, as they are checked against each
 * other.
 */
export const holdSeasons = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('seasons/' || current_setting('app.client'), 0))`.execute(
    tx,
  );

/** Locks the client's rules of alerts likewise. */
export const holdAlertRules = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('alert rules/' || current_setting('app.client'), 0))`.execute(
    tx,
  );

/** Locks the client's thresholds of captures likewise. */
export const holdThresholds = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('thresholds/' || current_setting('app.client'), 0))`.execute(
    tx,
  );

/** Locks the client's products likewise. */
export const holdProducts = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('products/' || current_setting('app.client'), 0))`.execute(
    tx,
  );

/** Locks the client's kept scenarios likewise. */
export const holdScenarios = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('scenarios/' || current_setting('app.client'), 0))`.execute(
    tx,
  );

/** Locks the client's tables likewise: two of them at once would both make what neither finds. */
export const holdTables = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('tables/' || current_setting('app.client'), 0))`.execute(
    tx,
  );

/** Locks the stations until the end of their client's transaction, always in the order of their ids. */
export const lockStations = (tx: Tx, ids: readonly StationId[]) =>
  sql`select from station where ${ofClient(tx)} and station_id = any(${[...new Set(ids)]}::int[])
    order by station_id for no key update`.execute(tx);

/**
 * Locks the row until the end of its client's transaction.
 *
 * @param clientId the client of the row, where the transaction does not name it already: Citus locks rows on one node only
 * @returns whether the row exists
 */
export async function lockRow<Table extends keyof Database & string>(
  tx: Tx,
  table: Table,
  key: keyof Database[Table] & string,
  id: number | string,
  clientId = namedClient(tx),
): Promise<boolean> {
  const { rows } =
    await sql`select from ${sql.table(table)} where ${ofClient(clientId)} and ${sql.ref(key)} = ${id} for no key update`.execute(
      tx,
    );
  return rows.length > 0;
}
