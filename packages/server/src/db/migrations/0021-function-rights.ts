import { type Kysely, sql } from 'kysely';

/**
 * Functions with their owner's rights look for names in temporary tables last, and nobody may call the trigger's
 * function directly.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const name of [
    'ensure_month(text, date)',
    'ensure_reading_month(date)',
    'ensure_device_month(date)',
    'end_of_the_disabled()',
  ]) {
    await run(`alter function ${name} set search_path = pg_catalog, public, pg_temp`);
    await run(`revoke execute on function ${name} from public`);
  }
}
