/** Bodies of the farm's writes that would be carried out, and a fingerprint of what they could change. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Databases } from '../../src/db/pool.ts';

const place = { sector_address: 'Melipilla, RM', sector_position_lat: -33.7, sector_position_lon: -71.2 };
const camera = (enabled: boolean) => ({
  enabled,
  trigger_hour: 9,
  trigger_minutes: 30,
  trigger_seconds: 0,
  trigger_weekdays: 127,
});

export const GOOD = {
  client: { client_name: 'Agrícola Nueva', client_tax_id: '76.111.222-3' },
  sector: { client_id: 1, sector_name: 'Oriente', ...place },
  legacySector: {
    clientId: 1,
    sectorName: 'Oriente',
    sectorAddress: 'Melipilla, RM',
    positionLat: -33.7,
    positionLon: -71.2,
  },
  season: { client_id: 1, season_name: '2027–28', date_start: '2027-05-01', date_end: '2028-04-30' },
  legacySeason: { clientId: 1, seasonName: '2027–28', dateStart: '2027-05-01', dateEnd: '2028-04-30' },
  biofix: {
    client_id: 1,
    season_id: 101,
    pest_id: 2,
    sector_id: 11,
    date_biofix: '2026-09-12',
    type: 'chronofix',
    biofix_comment: 'Segundo macho',
  },
  legacyBiofix: {
    seasonId: 101,
    pestId: 2,
    sectorId: 11,
    biofixDate: '2026-09-12',
    biofixType: 'chronofix',
    biofixComment: 'Segundo macho',
  },
  station: { client_id: 1, station_name: 'N-9', sector_id: 11, position_lat: -33.7, position_lon: -71.2 },
  node: { client_id: 1, serial_number: 'VG-70', node_firmware_version: '2.0', node_imei: '356938035643809' },
  hardware: {
    camera_1_config: camera(true),
    camera_2_config: camera(false),
    camera_3_config: null,
    operation_mode: 'normal_operation',
    sensor_config: { interval_minutes: 30 },
    paper_roll_config: { enabled: true, turn_seconds: 20, trigger_weekdays: 127 },
  },
} as const;

/** The answers to every question that a repeated body raises. */
export const MEANT = {
  confirmed: ['same-name', 'same-dates', 'overlap', 'over-18-months', 'not-begun', 'second-biofix'],
};

const TABLES = ['client', 'sector', 'season', 'biofix', 'node', 'station', 'hardware_config', 'idempotency'];

/** Hash of every row of the farm and of the kept answers: equal before and after a call that wrote nothing. */
export async function farmFingerprint({ owner }: Pick<Databases, 'owner'>): Promise<string> {
  const hash = createHash('sha256');
  for (const table of TABLES) {
    const { rows } = await sql<{ text: string | null }>`
      select string_agg(r::text, E'\n' order by r::text) as text from ${sql.table(table)} as r`.execute(
      owner,
    );
    hash.update(`${table}\n${rows[0]?.text ?? ''}\n`);
  }
  return hash.digest('hex');
}
