import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { ImportRunTable } from '../../db/schema.ts';

/** An import of decades of readings takes longer than the timeout of requests. */
const STATEMENT_TIMEOUT = '120s';

/** Raises the statement timeout of this transaction for an import. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await sql.raw(`set local statement_timeout = '${STATEMENT_TIMEOUT}'`).execute(tx);
}

/** Records an import. */
export async function noteImport(tx: Tx, run: Insertable<ImportRunTable>): Promise<void> {
  await tx.insertInto('import_run').values(run).execute();
}
