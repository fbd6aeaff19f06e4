import { type Kysely, sql } from 'kysely';

/** Requests of administrators read which of their people sign in with a second step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant select (second_step_since) on user_account to vigia_app, vigia_super_read`.execute(db);
}
