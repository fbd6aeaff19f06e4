import { type Kysely, sql } from 'kysely';

/**
 * A change is recorded by putting into words only the columns that it changes, and an update that changes none of those
 * that are recorded looks up nothing. What is recorded stays the same; it took most of the time of a write. Its plans are
 * left to PostgreSQL: of plans that are kept from the first time on (`plan_cache_mode`), Citus makes none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(RECORD_CHANGE).execute(db);
}

const RECORD_CHANGE = `
create or replace function record_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  actor int := nullif(current_setting('app.actor', true), '')::int;
  cols text[];
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
  cols := array(
    select col from unnest(string_to_array(TG_ARGV[3], ',')) with ordinality as c (col, place)
    where was -> col is distinct from held -> col order by place);
  if TG_OP = 'UPDATE' and cols = '{}' then
    return null;
  end if;
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
