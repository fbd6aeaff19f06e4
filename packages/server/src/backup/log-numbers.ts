import type pg from 'pg';

/**
 * Nodes of a Citus number the log of changes, each from a place of its own and beyond an `int`. A copy has its lines numbered anew, in
 * the order of time: so it can be loaded into any database, and that one be distributed again.
 */
export interface LogNumbers {
  /** Whether nodes may have numbered the log. */
  readonly areOfNodes: boolean;
  /** Lines of the log as of the transaction, and so the last number in the copy. */
  readonly last: number;
}

export const LOG = 'change_log';
const LOG_NUMBER = 'change_id';

/** @param client in the transaction of the copy */
export async function logNumbers(client: pg.ClientBase): Promise<LogNumbers> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = to_regclass($1) and attname = $2 and atttypid = 'bigint'::regtype`,
    [LOG, LOG_NUMBER],
  );
  if (!rowCount) return { areOfNodes: false, last: 0 };
  const { rows } = await client.query<{ last: string }>(`select count(*) as last from ${LOG}`);
  return { areOfNodes: true, last: Number(rows[0]!.last) };
}

/** The log and its columns, in SQL, numbered anew. */
export const numberedAnew = (columns: readonly string[]): { columns: string[]; from: string } => ({
  columns: columns.map((column) => (column === LOG_NUMBER ? `number as ${column}` : column)),
  from: `(select *, row_number() over (order by changed_at, client_id, ${LOG_NUMBER}) as number from ${LOG}) as ${LOG}`,
});
