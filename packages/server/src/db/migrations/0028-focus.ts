import { type Kysely, sql } from 'kysely';

/** Photos tell their sharpness by another measure now: what the old one gave must not be held against it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update image set sharpness = null where sharpness is not null`.execute(db);
}
