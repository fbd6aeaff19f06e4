interface Superuser {
  query(text: string): Promise<unknown>;
}

const PLACE = `'Curicó, Maule', -34.98, -71.24`;

/**
 * Additions to the small farm of the server's tests: a past season with a station (100) and one without (99),
 * an empty field (13), a station without a device (1004).
 */
export async function insertMore(superuser: Superuser): Promise<void> {
  await superuser.query(`insert into season (client_id, season_id, season_name, date_start, date_end) values
    (1, 100, '2025–26', '2025-05-01', '2026-04-30'), (1, 99, '2024–25', '2024-05-01', '2025-04-30')`);
  await superuser.query(`insert into sector (client_id, sector_id, sector_name, sector_address, sector_position_lat,
    sector_position_lon) values (1, 13, 'Potrero Nuevo', ${PLACE})`);
  await superuser.query(`insert into station (client_id, station_id, station_name, sector_id, assigned_node_sn, crop_id,
    pest_id, station_season_id, station_position_lat, station_position_lon) values
    (1, 1003, 'N-0', 11, null, 22, 2, 100, -33.7, -71.2), (1, 1004, 'S-2', 12, null, 1, 1, 101, -33.7, -71.2)`);
}
