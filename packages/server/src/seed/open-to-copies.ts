import type pg from 'pg';

/** What `copyThroughTemporary` fills. */
const FILLED = ['climate_day', 'capture', 'device_report', 'device_log', 'connection_attempt'];

/**
 * Runs `fill` while the policies of the tables that it fills do not apply to their owner, for a database on the nodes of a Citus: there
 * rows out of a temporary table come by COPY, which forced policies refuse. The tables are locked until the transaction
 * ends, so nobody sees them in between.
 *
 * @param client in a transaction
 */
export async function openToCopies<T>(client: pg.PoolClient, fill: () => Promise<T>): Promise<T> {
  await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
  for (const table of FILLED) await client.query(`alter table ${table} no force row level security`);
  const filled = await fill();
  for (const table of FILLED) await client.query(`alter table ${table} force row level security`);
  return filled;
}
