import { type Kysely, sql } from 'kysely';
import { recordTable } from './recorded-table.ts';
import { protectTenantTable } from './tenant-table.ts';

/** The logo of a client on its reports: a small picture, encoded anew by the service and stored beside the client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LOGO).execute(db);
  await protectTenantTable(db, 'client_logo');
  await recordTable(db, 'client_logo', {
    kind: 'client-logo',
    id: 'client_id',
    name: ['file_name'],
    columns: ['file_name', 'width', 'height'],
  });
}

const LOGO = `
create table client_logo (
  client_id int primary key references client,
  file_name text not null,
  png bytea not null check (octet_length(png) <= 1000000),
  width int not null,
  height int not null,
  saved_at timestamptz not null
);
`;
