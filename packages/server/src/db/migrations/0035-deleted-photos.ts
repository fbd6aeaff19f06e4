import { type Kysely, sql } from 'kysely';
import { recordTable } from './recorded-table.ts';

/**
 * A deleted photo keeps its row and its file for a while, so that it can be restored; the same file may be imported
 * anew meanwhile. From now on the log of changes tells a photo's date, station and deletion too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DELETED).execute(db);
  await recordTable(db, 'image', {
    kind: 'image',
    id: 'image_id',
    name: ['station_id', 'date_created'],
    columns: ['image_type', 'station_id', 'date_created', 'image_is_deleted', 'image_analytics'],
  });
}

const DELETED = `
alter table image
  add column image_is_deleted boolean not null default false,
  add column deleted_at timestamptz,
  add column fresh_paper_pests int[] not null default '{}',
  add constraint image_deletion check (image_is_deleted = (deleted_at is not null)),
  drop constraint image_once;
create unique index image_once on image
  (client_id, station_id, node_serial_number, image_type, camera, date_created, source_sha256)
  nulls not distinct where not image_is_deleted;
create index image_deleted on image (client_id, deleted_at) where image_is_deleted;
`;
