import { type Kysely, sql } from 'kysely';

/**
 * Makes months for several devices at once: a transaction that waited for another one looks in the catalogue itself.
 * `to_regclass` answers from a cache, which waiting for an advisory lock does not renew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(MONTHS).execute(db);
  await sql.raw('revoke execute on function ensure_month(text, date) from public').execute(db);
}

const MONTHS = `
create function ensure_month(parent text, month date) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  first date := date_trunc('month', month)::date;
  name text := parent || '_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass('public.' || name) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('ensure_month ' || parent));
  if not exists (select from pg_class where relname = name and relnamespace = 'public'::regnamespace) then
    execute format('create table public.%I partition of public.%I for values from (%L) to (%L)', name, parent,
      first::text || ' 00:00:00+00', (first + interval '1 month')::date::text || ' 00:00:00+00');
  end if;
end $$;
create or replace function ensure_reading_month(month date) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform public.ensure_month('reading', month);
end $$;
create or replace function ensure_device_month(month date) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform public.ensure_month('device_report', month);
  perform public.ensure_month('device_log', month);
end $$;
`;
