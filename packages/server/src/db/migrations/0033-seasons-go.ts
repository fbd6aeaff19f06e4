import { type Kysely, sql } from 'kysely';

/** A season without stations may be deleted: reports from the field outlive it, without a season. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table event
      drop constraint event_client_id_season_id_fkey,
      add constraint event_client_id_season_id_fkey foreign key (client_id, season_id) references season
        on delete set null (season_id)`.execute(db);
}
