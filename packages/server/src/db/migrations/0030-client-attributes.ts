import { type Kysely, sql } from 'kysely';
import { recordTable } from './recorded-table.ts';

/**
 * The meanings of the ids 1 and 2 become attributes of a client. Outside the demo those two are clients like
 * any other; the demo, recognised by the setting that its load writes, gets the attributes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table client
      add column client_is_device_pool boolean not null default false,
      add column client_is_counted boolean not null default true,
      add column client_is_test boolean not null default false`.execute(db);
  await sql`
    update client set client_is_counted = false, client_is_device_pool = client_id = 2
    where client_id in (1, 2) and exists (select from app_setting where name = 'demo-day')`.execute(db);
  await recordTable(db, 'client', {
    kind: 'client',
    id: 'client_id',
    name: ['client_name'],
    columns: [
      ...['client_name', 'client_tax_id', 'client_is_archived'],
      ...['client_is_device_pool', 'client_is_counted', 'client_is_test'],
    ],
  });
}
