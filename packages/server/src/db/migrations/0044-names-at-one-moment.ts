import { type Kysely, sql } from 'kysely';

/**
 * The log of changes reads the names of everything in a row in one statement, and so at one moment: somebody may
 * be renaming a sector meanwhile, which would then have two names in one line.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(RECORD_CHANGE).execute(db);
}

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
begin
  if actor is null then
    return null;
  end if;
  if TG_OP <> 'INSERT' then was := to_jsonb(old); end if;
  if TG_OP <> 'DELETE' then held := to_jsonb(new); end if;
  row_is := coalesce(held, was);
  of_client := (row_is ->> 'client_id')::int;
  insert into change_log (client_id, user_id, user_email, user_name, kind, action, thing_id, thing_name, fields)
    select of_client, nullif(actor, 0), coalesce(p.email, ''), coalesce(trim(p.first_name || ' ' || p.last_name), ''),
      TG_ARGV[0], case TG_OP when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end,
      row_is ->> TG_ARGV[1],
      (select coalesce(string_agg(told_value(of_client, col, row_is -> col) #>> '{}', ' · ' order by place), '')
        from unnest(string_to_array(TG_ARGV[2], ',')) with ordinality as c (col, place)),
      coalesce(told.changed, '[]')
    from (
      select jsonb_agg(jsonb_build_object('field', field, 'from', b.value, 'to', a.value)
        order by coalesce(b.place, a.place), field) as changed
      from told_fields(of_client, was, cols) b full join told_fields(of_client, held, cols) a using (field)
      where b.value is distinct from a.value
    ) told left join user_account p on p.user_id = actor
    where TG_OP <> 'UPDATE' or told.changed is not null;
  return null;
end $$`;
