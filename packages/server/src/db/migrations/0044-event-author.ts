import { type Kysely, sql } from 'kysely';
import { hideNewColumns } from './older-servers.ts';
import { recordTable } from './recorded-table.ts';

/**
 * Who wrote an event, beside the person responsible: the database takes it from the transaction, which
 * has it from the caller's token, so that no request can name another one. It stays null for earlier events and for
 * those of the service itself. From now on events are in the log of changes, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`lock table event in access exclusive mode`.execute(db);
  await hideNewColumns(db, 'event');
  await sql.raw(AUTHOR).execute(db);
  await sql.raw('revoke execute on function name_event_author() from public').execute(db);
  await sql.raw(KEPT_ANSWERS).execute(db);
  await recordTable(db, 'event', {
    kind: 'event',
    id: 'event_id',
    name: ['event_id', 'station_id', 'sector_id'],
    columns: [
      ...['type', 'date_event', 'user_email', 'station_id', 'sector_id', 'season_id', 'crop_id', 'pest_id'],
      ...[
        'node_id',
        'old_node_id',
        'product',
        'dose',
        'measure',
        'biofix_type',
        'phenology_stage',
        'comments',
      ],
    ],
  });
}

/** The address is kept as it was then: an account may get another one later. */
const AUTHOR = `
alter table event add author_id int, add created_by text;
create function name_event_author() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  author int := nullif(nullif(current_setting('app.actor', true), '')::int, 0);
begin
  if author is not null then
    new.author_id := author;
    new.created_by := (select email from user_account where user_id = author);
  end if;
  return new;
end $$;
create trigger name_event_author before insert on event for each row execute function name_event_author();
`;

/** Answers that are kept for repeated requests get the new field, too. */
const KEPT_ANSWERS = `
update idempotency set answer = answer || '{"createdBy": null}'
where answer ? 'imageIds' and answer ? 'nodeSerial' and not answer ? 'createdBy'`;
