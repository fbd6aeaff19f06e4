import { measured } from './measured.ts';
import { sql } from './open-screen.ts';

/** The trap of the field whose record the others get. */
const STATION = 1001;
const [FIRST, LAST] = [7001, 7011];
/** The twelve traps that the field has then, as lists order them. */
export const TRAPS: readonly number[] = [
  STATION,
  ...Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i),
];

const ONE_OF_THEM = `(station_id = ${STATION} or station_id >= ${FIRST})`;

/** Puts more traps beside the one of the field, each with its record, and has a weather service forecast for all. */
export async function addTraps(): Promise<void> {
  const others = `generate_series(${FIRST}, ${LAST}) as other`;
  await sql(`insert into node (client_id, serial_number, node_firmware_version)
    select 1, 'VG-' || other, '1.0' from ${others}`);
  await sql(`insert into station (client_id, station_id, station_name, sector_id, assigned_node_sn, crop_id, pest_id,
      station_season_id, station_position_lat, station_position_lon)
    select client_id, other, 'N-' || other, sector_id, 'VG-' || other, crop_id, pest_id, station_season_id,
      station_position_lat, station_position_lon from station, ${others} where station_id = ${STATION}`);
  await sql(`insert into climate_day (client_id, station_id, day, t_min, t_max, last_reading, hours_present, hourly_t, hourly_rh)
    select client_id, other, day, t_min, t_max, last_reading, hours_present, hourly_t, hourly_rh
    from climate_day, ${others} where station_id = ${STATION}`);
  await sql(`insert into station_weather (client_id, station_id, service, answered_at)
    select client_id, station_id, 'open-meteo', '2026-11-21 14:00Z' from station where ${ONE_OF_THEM}`);
  await sql(`insert into station_weather_day (client_id, station_id, service, day, hourly_t, hourly_rh, answered_at)
    select client_id, station_id, 'open-meteo', date '2026-11-20' + d, array_fill(15::float8 + d, array[24]),
      array_fill(60::float8, array[24]), '2026-11-21 14:00Z'
    from station, generate_series(0, 7) d where ${ONE_OF_THEM}`);
  await measured();
}

export async function removeTraps(): Promise<void> {
  await sql(`delete from station_weather where ${ONE_OF_THEM}`);
  await sql(`delete from climate_day where station_id >= ${FIRST}`);
  await sql(`delete from station where station_id >= ${FIRST}`);
  await sql(`delete from node where serial_number like 'VG-7___'`);
  await measured();
}
