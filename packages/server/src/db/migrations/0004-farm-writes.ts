import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/**
 * What writing the farm needs: ids of new clients (row-level security needs the client's id before its row is
 * there), what a device reports of itself, and the configuration that a station's device is to run with.
 * A serial number names one device of the world, so it is in service only once, whichever client has it; a client that
 * gave a device away keeps its row, decommissioned, and with it what the device did there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
grant usage on sequence client_client_id_seq to vigia_app;
alter table node
  add node_imei text,
  add node_last_location_lat double precision check (node_last_location_lat between -90 and 90),
  add node_last_location_lon double precision check (node_last_location_lon between -180 and 180);
create unique index node_in_service on node (serial_number) where not node_is_decommissioned;
create index season_by_id on season (season_id);
create index biofix_by_id on biofix (biofix_id);
create table hardware_config (
  client_id int not null,
  station_id int not null,
  config jsonb not null,
  saved_at timestamptz not null,
  synchronised_at timestamptz,
  synchronised_node text,
  primary key (client_id, station_id),
  foreign key (client_id, station_id) references station
);
`)
    .execute(db);
  await protectTenantTable(db, 'hardware_config');
}
