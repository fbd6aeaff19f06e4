import { type Kysely, sql } from 'kysely';

/** Photos are found by the report they were sent with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index image_of_source on image (client_id, source_entity_id) where source_entity_id is not null`.execute(
    db,
  );
}
