import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/**
 * Readings of devices that no other table can store: of an impossible instant, or with an invalid figure. They
 * are kept as they were sent, for inspection. (A climate or battery value out of range has a true instant: it is in
 * `reading`, where health sees it, and is left out when charts and models read.)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLE).execute(db);
  await protectTenantTable(db, 'set_apart_reading');
}

const TABLE = `
create table set_apart_reading (
  client_id int not null references client,
  serial_number text not null,
  reading_hash uuid not null,
  category text not null,
  sent_t text not null,
  reason text not null check (reason in ('out-of-range', 'future', 'too-old', 'no-such-instant')),
  station_id int,
  received_at timestamptz not null,
  content jsonb not null,
  primary key (client_id, serial_number, reading_hash)
);
create index set_apart_reading_of_station on set_apart_reading (client_id, station_id, received_at);
`;
