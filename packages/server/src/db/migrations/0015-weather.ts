import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/**
 * Values of weather services for the stations' positions, a row for each local day: past hours stay as the
 * service's history, future ones are its forecast. Beside it, when a station's position was last requested.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WEATHER).execute(db);
  await protectTenantTable(db, 'station_weather');
  await protectTenantTable(db, 'station_weather_day');
}

const WEATHER = `
create table station_weather (
  client_id int not null,
  station_id int not null,
  service text not null check (service in ('open-meteo', 'stormglass')),
  answered_at timestamptz,
  failed_at timestamptz,
  failure text,
  primary key (client_id, station_id, service),
  foreign key (client_id, station_id) references station on delete cascade
);
create table station_weather_day (
  client_id int not null,
  station_id int not null,
  service text not null,
  day date not null,
  hourly_t double precision[] not null,
  hourly_rh double precision[] not null,
  answered_at timestamptz not null,
  primary key (client_id, station_id, service, day),
  foreign key (client_id, station_id, service) references station_weather on delete cascade
);
`;
