import { type Kysely, sql } from 'kysely';

/**
 * A month is made while others read and write the other months: `attach partition` locks no more of the parent than
 * that allows, while `create table … partition of` waits for all its readers and writers and blocks new ones. One
 * lock for the months of all tables, so that two who make several never wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(MONTH).execute(db);
}

const MONTH = `
create or replace function ensure_month(parent text, month date) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  first date := date_trunc('month', month)::date;
  name text := parent || '_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass('public.' || name) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('ensure_month'));
  if not exists (select from pg_class where relname = name and relnamespace = 'public'::regnamespace) then
    execute format('create table public.%I (like public.%I including all)', name, parent);
    execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)', parent, name,
      first::text || ' 00:00:00+00', (first + interval '1 month')::date::text || ' 00:00:00+00');
  end if;
end $$;
`;
