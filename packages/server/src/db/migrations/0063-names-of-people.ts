import { type Kysely, sql } from 'kysely';
import { OWN_CLIENT, protectTenantTable } from './tenant-table.ts';

/**
 * Triggers that record who did something take the name from a small table of its own. Where clients lie on several
 * machines (Citus) the accounts stay on one, and a trigger queries the machine of the row alone: this table is on all
 * of them. Every query of the triggers names the client for the same reason.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(TABLE);
  await protectTenantTable(db, 'person_name', { app: 'select', superRead: false, ownClient: OWN_CLIENT });
  await run('revoke select on person_name from vigia_app');
  // The trigger comes before the rows: somebody who is renamed meanwhile is in one or the other.
  await run(KEEP);
  await run('revoke execute on function keep_person_name() from public');
  await run(ROWS);
  await run(AUTHOR);
  await run(TOLD_VALUE);
  await run(RECORD_CHANGE);
}

const TABLE = `
create table person_name (
  client_id int not null,
  user_id int not null,
  email text not null,
  full_name text not null,
  primary key (client_id, user_id)
);
create index person_name_by_id on person_name (user_id);
`;

const ROWS = `
insert into person_name select client_id, user_id, email, trim(first_name || ' ' || last_name) from user_account`;

/** Named so that it runs before `record_change`, which reads what it has written. */
const KEEP = `
create function keep_person_name() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if TG_OP = 'DELETE' then
    delete from person_name where client_id = old.client_id and user_id = old.user_id;
  else
    insert into person_name (client_id, user_id, email, full_name)
      values (new.client_id, new.user_id, new.email, trim(new.first_name || ' ' || new.last_name))
      on conflict (client_id, user_id) do update set email = excluded.email, full_name = excluded.full_name;
  end if;
  return null;
end $$;
create trigger keep_person_name after insert or delete or update of email, first_name, last_name on user_account
  for each row execute function keep_person_name();
`;

const AUTHOR = `
create or replace function name_event_author() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  author int := nullif(nullif(current_setting('app.actor', true), '')::int, 0);
begin
  if author is not null then
    new.author_id := author;
    new.created_by := (select email from person_name where user_id = author);
  end if;
  return new;
end $$`;

/**
 * The function is stable, so all of its queries see the same data as the calling statement. A running statement keeps the
 * function that it has found. Replacing it by one in another language would break that statement, so it is renamed;
 * migration 0065 drops it.
 */
const TOLD_VALUE = `
alter function told_value(int, text, jsonb) rename to told_value_before;
create function told_value(of_client int, col text, value jsonb) returns jsonb language plpgsql stable as $$
declare
  plain text := value #>> '{}';
  told jsonb;
begin
  if value is null or value in ('null', '""', '[]', '{}') then
    return null;
  end if;
  case col
    when 'sector_id' then
      return to_jsonb(coalesce((select sector_name from sector where client_id = of_client and sector_id = plain::int), plain));
    when 'station_id' then
      return to_jsonb(coalesce((select station_name from station where client_id = of_client and station_id = plain::int), plain));
    when 'season_id', 'station_season_id' then
      return to_jsonb(coalesce((select season_name from season where client_id = of_client and season_id = plain::int), plain));
    when 'pest_id' then
      return to_jsonb(coalesce((select pest_name from pest where pest_id = plain::int), plain));
    when 'crop_id' then
      return to_jsonb(coalesce((select concat_ws(' ', crop_name, variant_name) from crop where crop_id = plain::int), plain));
    when 'user_id' then
      return to_jsonb(coalesce((select email from person_name where client_id = of_client and user_id = plain::int), plain));
    when 'sector_ids' then
      return (select jsonb_agg(sector_name order by sector_name) from sector
        where client_id = of_client and value @> to_jsonb(sector_id));
    when 'station_ids' then
      return (select jsonb_agg(station_name order by station_name) from station
        where client_id = of_client and value @> to_jsonb(station_id));
    when 'entities_under_sector' then
      select jsonb_object_agg(sector_id, sector_name) into told from sector where client_id = of_client;
      return (select jsonb_agg(coalesce(told ->> key, key) || case part when 'admin' then ' (admin)' else '' end order by key)
        from jsonb_each_text(value) as each (key, part));
    when 'entities_under_client' then
      return (select jsonb_agg(key || case part when 'admin' then ' (admin)' else '' end order by key)
        from jsonb_each_text(value) as each (key, part));
    when 'image_analytics' then
      select jsonb_object_agg(pest_id, pest_name) into told from pest;
      return (select to_jsonb(string_agg(coalesce(told ->> key, key) || ': ' || (count ->> 'overall'), ', ' order by key))
        from jsonb_each(coalesce(value -> 'bug', '{}')) as each (key, count));
    when 'date_created' then
      return to_jsonb(to_char(plain::timestamptz at time zone 'America/Santiago', 'DD-MM-YYYY HH24:MI'));
    else
      return value;
  end case;
end $$;
revoke execute on function told_value(int, text, jsonb) from public`;

/** One statement reads all names in the row: somebody may be renaming a sector meanwhile. */
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
  insert into change_log (client_id, user_id, user_email, user_name, kind, action, thing_id, thing_name, fields)
    values (of_client, nullif(actor, 0), coalesce(person.email, ''), coalesce(person.full_name, ''),
      TG_ARGV[0], done, row_is ->> TG_ARGV[1], thing, coalesce(changed, '[]'));
  return null;
end $$`;
