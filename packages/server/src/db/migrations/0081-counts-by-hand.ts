import { type Kysely, sql } from 'kysely';
import { recordTable } from './recorded-table.ts';

/**
 * Field counts that people enter by hand (decision 54): a note, the author's address as it was then, and the numbers that
 * stood there before. A trigger writes the last two, so that files, hands and servers of the version before leave the
 * same trace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(COLUMNS).execute(db);
  await sql.raw(TRACE).execute(db);
  await sql.raw('revoke execute on function trace_field_count() from public').execute(db);
  await recordTable(db, 'field_count', {
    kind: 'field-count',
    id: 'field_count_id',
    name: ['station_id', 'pest_id', 'day'],
    columns: ['station_id', 'pest_id', 'day', 'number_found', 'note', 'source_file', 'source_line'],
  });
}

const COLUMNS = `
alter table field_count add note text, add created_by text, add earlier_numbers jsonb not null default '[]';
update field_count set created_by = (select email from person_name where user_id = field_count.entered_by);
`;

/** The last fifty numbers are kept beside the count; the log of changes has them all. */
const TRACE = `
create function trace_field_count() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  author int := nullif(nullif(current_setting('app.actor', true), '')::int, 0);
begin
  if TG_OP = 'UPDATE' and new.number_found <> old.number_found then
    new.earlier_numbers := case when jsonb_array_length(old.earlier_numbers) < 50 then old.earlier_numbers
      else old.earlier_numbers - 0 end || jsonb_build_object('number_found', old.number_found, 'author_id', old.entered_by,
        'created_by', old.created_by, 'datetime_created', old.entered_at);
  end if;
  if author is not null then
    new.created_by := (select email from person_name where user_id = author);
  elsif TG_OP = 'UPDATE' and new.entered_by is null then
    new.created_by := null;
  end if;
  return new;
end $$;
create trigger trace_field_count before insert or update on field_count
  for each row execute function trace_field_count();
`;
