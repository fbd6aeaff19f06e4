import { type Kysely, sql } from 'kysely';
import { OWN_CLIENT, protectTenantTable } from './tenant-table.ts';

/** Photos of reports that come in pieces, until the last one is there (decision 56). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(PHOTO_PIECE).execute(db);
  await protectTenantTable(db, 'photo_piece', { ownClient: OWN_CLIENT });
}

// What is compressed already is stored as it is.
const PHOTO_PIECE = `
create table photo_piece (
  client_id int not null references client,
  user_id int not null,
  event_id int not null,
  photo_key text not null check (length(photo_key) <= 100),
  at_byte int not null check (at_byte >= 0),
  content bytea not null,
  sent_at timestamptz not null,
  primary key (client_id, user_id, event_id, photo_key, at_byte)
);
alter table photo_piece alter column content set storage external;
create index photo_piece_by_time on photo_piece (sent_at)`;
