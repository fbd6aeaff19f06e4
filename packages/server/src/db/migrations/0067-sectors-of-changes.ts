import { type Kysely, sql } from 'kysely';
import { hideNewColumns } from './older-servers.ts';

/**
 * A change is recorded with the sectors in which its thing was before and after it. Empty for what was in no sector; null
 * for changes recorded before this migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`lock table change_log in access exclusive mode`.execute(db);
  await hideNewColumns(db, 'change_log');
  await sql`alter table change_log add column sector_ids int[]`.execute(db);
  await sql.raw(SECTOR_OF_ROW).execute(db);
  await sql`revoke execute on function sector_of_row(int, text, jsonb) from public`.execute(db);
  await sql.raw(RECORD_CHANGE).execute(db);
}

/** The sector of a recorded row: its own, that of its station, or that of the station where a device is. */
const SECTOR_OF_ROW = `
create function sector_of_row(of_client int, kind text, held jsonb) returns int language plpgsql stable as $$
begin
  if held ->> 'sector_id' is not null then
    return (held ->> 'sector_id')::int;
  end if;
  if held ->> 'station_id' is not null then
    return (select sector_id from station
      where client_id = of_client and station_id = (held ->> 'station_id')::int);
  end if;
  if kind in ('node', 'node-key') then
    return (select sector_id from station
      where client_id = of_client and assigned_node_sn = held ->> 'serial_number' and not station_is_archived);
  end if;
  return null;
end $$`;

const RECORD_CHANGE = `
create or replace function record_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  actor int := nullif(current_setting('app.actor', true), '')::int;
  cols text[] := string_to_array(TG_ARGV[3], ',');
  was jsonb;
  held jsonb;
  row_is jsonb;
  of_client int;
  person record;
  done text := case TG_OP when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end;
  thing text;
  changed jsonb;
  before int;
  after int;
begin
  if actor is null then
    return null;
  end if;
  if TG_OP <> 'INSERT' then was := to_jsonb(old); end if;
  if TG_OP <> 'DELETE' then held := to_jsonb(new); end if;
  row_is := coalesce(held, was);
  of_client := (row_is ->> 'client_id')::int;
  select
    (select jsonb_agg(jsonb_build_object('field', field, 'from', b.value, 'to', a.value)
        order by coalesce(b.place, a.place), field)
      from told_fields(of_client, was, cols) b full join told_fields(of_client, held, cols) a using (field)
      where b.value is distinct from a.value),
    (select coalesce(string_agg(told_value(of_client, col, row_is -> col) #>> '{}', ' · ' order by place), '')
      from unnest(string_to_array(TG_ARGV[2], ',')) with ordinality as c (col, place))
    into changed, thing;
  if TG_OP = 'UPDATE' and changed is null then
    return null;
  end if;
  select email, full_name into person from person_name where user_id = actor;
  before := sector_of_row(of_client, TG_ARGV[0], was);
  after := sector_of_row(of_client, TG_ARGV[0], held);
  insert into change_log
      (client_id, user_id, user_email, user_name, kind, action, thing_id, thing_name, fields, sector_ids)
    values (of_client, nullif(actor, 0), coalesce(person.email, ''), coalesce(person.full_name, ''),
      TG_ARGV[0], done, row_is ->> TG_ARGV[1], thing, coalesce(changed, '[]'),
      array_remove(case when before = after then array[after] else array[before, after] end, null));
  return null;
end $$`;
