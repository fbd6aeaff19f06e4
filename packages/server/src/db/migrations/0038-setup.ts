import { type Kysely, sql } from 'kysely';

/** Whether the first steps are still shown to a client's administrators; a client that has stations has done them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table client add column client_setup_is_hidden boolean not null default false')
    .execute(db);
  await sql
    .raw(
      'update client set client_setup_is_hidden = exists (select from station where station.client_id = client.client_id)',
    )
    .execute(db);
}
