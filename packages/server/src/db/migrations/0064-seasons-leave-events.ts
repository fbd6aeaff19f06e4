import { type Kysely, sql } from 'kysely';

/**
 * Events of a deleted season are left without one: a trigger does that, as Citus has no `on delete set null` beside the
 * column by which rows are distributed. It runs when the season is locked already, as the action of the reference did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LEAVE_EVENTS).execute(db);
  await sql.raw('revoke execute on function leave_events() from public').execute(db);
  await sql`
    alter table event
      drop constraint event_client_id_season_id_fkey,
      add constraint event_client_id_season_id_fkey foreign key (client_id, season_id) references season`.execute(
    db,
  );
}

const LEAVE_EVENTS = `
create function leave_events() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update event set season_id = null where client_id = old.client_id and season_id = old.season_id;
  return old;
end $$;
create trigger leave_events before delete on season for each row execute function leave_events();
`;
