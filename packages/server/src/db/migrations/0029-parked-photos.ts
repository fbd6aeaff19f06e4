import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/**
 * Photos that somebody has uploaded for a check and may still import: their files are stored, and they are no
 * client's data until then. Photos that are not imported are deleted (`jobs/parked-photos.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(PARKED).execute(db);
  await protectTenantTable(db, 'parked_photo', { app: 'select, insert, delete', superRead: false });
}

const PARKED = `
create table parked_photo (
  client_id int not null references client,
  parked_photo_id uuid not null,
  station_id int not null,
  user_id int not null,
  file_name text not null,
  source_sha256 text not null,
  blob_key text not null,
  sha256 text not null,
  width int not null,
  height int not null,
  bytes int not null,
  sharpness double precision,
  brightness double precision not null,
  camera_time text,
  expires_at timestamptz not null,
  primary key (client_id, parked_photo_id),
  foreign key (client_id, station_id) references station on delete cascade
);
create index parked_photo_of_user on parked_photo (client_id, user_id);
create index parked_photo_by_expiry on parked_photo (expires_at);
`;
