import { type Kysely, sql } from 'kysely';

/**
 * Contract: only statements that were under way when migration 0063 put the function aside call it, and they are over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function if exists told_value_before(int, text, jsonb)`.execute(db);
}
