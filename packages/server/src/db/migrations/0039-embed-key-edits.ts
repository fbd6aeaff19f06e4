import { type Kysely, sql } from 'kysely';

/** A key's name, figures and sites may be changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('grant update (name, sector_ids, station_ids, metrics, allowed_origins) on embed_key to vigia_app')
    .execute(db);
}
