import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/**
 * Photos and what was found on them. The pixels lie in the blob store under `blob_key`; a row without one is a photo
 * that arrived broken from its device, which is kept for the health of its camera alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(IMAGES).execute(db);
  await protectTenantTable(db, 'image');
  await protectTenantTable(db, 'detection');
}

const IMAGES = `
create table image (
  client_id int not null references client,
  image_id uuid not null,
  station_id int,
  node_serial_number text,
  camera smallint not null default 1 check (camera in (1, 2)),
  image_type text not null check (image_type in ('bug', 'plant', 'device_install')),
  date_created timestamptz not null,
  date_uploaded timestamptz not null default now(),
  day date not null,
  source_entity_id text,
  crop_id int references crop,
  pest_id int references pest,
  source_sha256 text not null,
  blob_key text,
  sha256 text,
  width int,
  height int,
  bytes int,
  sharpness double precision,
  brightness double precision,
  image_analytics jsonb,
  counted_at timestamptz,
  counted_by int,
  version int not null default 1,
  primary key (client_id, image_id),
  foreign key (client_id, station_id) references station,
  foreign key (client_id, node_serial_number) references node,
  check (num_nulls(blob_key, sha256, width, height, bytes) in (0, 5)),
  constraint image_once unique nulls not distinct
    (client_id, station_id, node_serial_number, image_type, camera, date_created, source_sha256)
);
create unique index image_by_id on image (image_id);
create unique index image_by_blob on image (blob_key);
create index image_of_station on image (client_id, station_id, day);
create index image_of_node on image (client_id, node_serial_number, day);
create index image_of_client on image (client_id, day);
create table detection (
  client_id int not null references client,
  image_id uuid not null,
  inference_model text not null,
  detector text not null,
  boxes jsonb not null,
  made_at timestamptz not null default now(),
  primary key (client_id, image_id, inference_model),
  foreign key (client_id, image_id) references image on delete cascade
);
`;
