import { type Kysely, sql } from 'kysely';

/** The sharpness of photos is another measure now; values of the earlier one are not comparable and are removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update image set sharpness = null where sharpness is not null`.execute(db);
}
