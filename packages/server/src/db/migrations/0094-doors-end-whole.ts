import { type Kysely, sql } from 'kysely';

/**
 * What is known of a door's devices goes with it: a trigger does that. On a Citus the requests of one role may not delete
 * them in the transaction in which the log notes, as another role, that the door has ended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FORGET_DEVICES).execute(db);
}

const FORGET_DEVICES = `
create function forget_door_devices() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from uplink_refusal where client_id = old.client_id and door_id = old.door_id;
  delete from uplink_device where client_id = old.client_id and door_id = old.door_id;
  return old;
end $$;
revoke execute on function forget_door_devices() from public;
create trigger forget_door_devices before delete on uplink_door for each row execute function forget_door_devices();
`;
