import { type Kysely, sql } from 'kysely';

/** What a key opens, where, and its name may be changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('grant update (name, sector_ids, station_ids, metrics, allowed_origins) on embed_key to vigia_app')
    .execute(db);
}
