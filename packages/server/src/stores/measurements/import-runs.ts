import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { ImportRunTable } from '../../db/schema.ts';

/** Decades of readings take longer than any request may. */
const STATEMENT_TIMEOUT = '120s';

/** Lets the statements of this transaction take as long as an import may. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await sql.raw(`set local statement_timeout = '${STATEMENT_TIMEOUT}'`).execute(tx);
}

/** Remembers an import. */
export async function noteImport(tx: Tx, run: Insertable<ImportRunTable>): Promise<void> {
  await tx.insertInto('import_run').values(run).execute();
}
