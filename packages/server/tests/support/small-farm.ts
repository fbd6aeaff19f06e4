import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hashOfDeviceKey } from '../../src/auth/device-key.ts';
import type { Databases } from '../../src/db/pool.ts';
import { DEVICE_KEY, FOREIGN_CANARY } from './farm-keys.ts';
import { FARM, PEOPLE, type Person } from './people.ts';
import { insertAlertRules } from './small-farm-alerts.ts';
import { insertPeople } from './small-farm-people.ts';
import { insertProducts } from './small-farm-products.ts';
import { insertPrograms } from './small-farm-programs.ts';
import { insertNotices, insertReports } from './small-farm-records.ts';
import { insertScenarios } from './small-farm-scenarios.ts';
import { insertSources } from './small-farm-sources.ts';
import { insertThresholds } from './small-farm-thresholds.ts';
import { insertUplinks } from './small-farm-uplinks.ts';
import { insertWebhooks } from './small-farm-webhooks.ts';

export * from './farm-keys.ts';
export { FARM, PASSWORD, PEOPLE, type Person } from './people.ts';

/** Fills a migrated, empty database. Everybody is enabled, the one to be disabled too. */
export async function insertSmallFarm({ owner }: Databases): Promise<void> {
  await owner
    .insertInto('client')
    .values([
      {
        client_id: 1,
        client_name: 'Viña Los Aromos',
        client_is_counted: false,
        client_setup_is_hidden: true,
      },
      {
        client_id: 2,
        client_name: 'Dispositivos compartidos',
        client_is_counted: false,
        client_is_device_pool: true,
      },
      { client_id: 3, client_name: FOREIGN_CANARY },
    ])
    .execute();
  const place = { sector_address: 'Melipilla, RM', sector_position_lat: -33.7, sector_position_lon: -71.2 };
  await owner
    .insertInto('sector')
    .values([
      { client_id: 1, sector_id: 11, sector_name: 'Norte', ...place },
      { client_id: 1, sector_id: 12, sector_name: 'Sur', ...place },
      { client_id: 3, sector_id: 31, sector_name: FOREIGN_CANARY, ...place },
    ])
    .execute();
  const empty = { date_start: '2021-05-01', date_end: '2022-04-30' };
  const span = { date_start: FARM.season.start, date_end: FARM.season.end };
  await owner
    .insertInto('season')
    .values([
      { client_id: 1, season_id: 101, season_name: '2026–27', ...span },
      { client_id: 1, season_id: 102, season_name: 'Sin estaciones', ...empty },
      { client_id: 3, season_id: 301, season_name: FOREIGN_CANARY, ...span },
      { client_id: 3, season_id: 302, season_name: FOREIGN_CANARY, ...empty },
    ])
    .execute();
  await owner
    .insertInto('node')
    .values([
      { client_id: 1, serial_number: 'VG-1', node_firmware_version: '1.0' },
      { client_id: 1, serial_number: 'VG-2', node_firmware_version: '1.0' },
      { client_id: 1, serial_number: 'VG-6', node_firmware_version: '1.0' },
      { client_id: 2, serial_number: 'VG-9', node_firmware_version: '1.0' },
      { client_id: 3, serial_number: FOREIGN_CANARY, node_firmware_version: '1.0' },
    ])
    .execute();
  await putIntoService(owner);
  await owner
    .insertInto('node_key')
    .values({ client_id: 1, serial_number: 'VG-1', key_hash: hashOfDeviceKey(DEVICE_KEY) })
    .execute();
  const station = { crop_id: 1, pest_id: 1, station_position_lat: -33.7, station_position_lon: -71.2 };
  await owner
    .insertInto('station')
    .values([
      {
        ...station,
        client_id: 1,
        station_id: 1001,
        station_name: 'N-1',
        sector_id: 11,
        assigned_node_sn: 'VG-1',
        station_season_id: 101,
      },
      {
        ...station,
        client_id: 1,
        station_id: 1002,
        station_name: 'S-1',
        sector_id: 12,
        assigned_node_sn: 'VG-2',
        station_season_id: 101,
      },
      {
        ...station,
        client_id: 3,
        station_id: 3001,
        station_name: FOREIGN_CANARY,
        sector_id: 31,
        assigned_node_sn: FOREIGN_CANARY,
        station_season_id: 301,
      },
    ])
    .execute();
  await insertReports({ owner });
  await insertPeople({ owner });
  await insertNotices({ owner });
  await insertSources({ owner });
  await insertPrograms({ owner });
  await insertUplinks({ owner });
  await insertWebhooks({ owner });
  await insertThresholds({ owner });
  await insertAlertRules({ owner });
  await insertProducts({ owner });
  await insertScenarios({ owner });
  await continueIdentities({ owner });
}

/** Rows were written with their ids; what a test makes gets ids far above them. */
async function continueIdentities({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(table_name, column_name), 100000)
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`.execute(owner);
}

/** Opens a session as signing in does, without the password's work: for tests about something else than that. */
export async function openSession({ owner }: Databases, person: Person, now: number): Promise<string> {
  const session_id = randomUUID();
  await owner
    .insertInto('session')
    .values({
      client_id: PEOPLE[person].client_id,
      session_id,
      user_id: PEOPLE[person].user_id,
      refresh_hash: `test ${session_id}`,
      expires_at: new Date(now + 30 * 86_400_000).toISOString(),
      created_at: new Date(now).toISOString(),
      proved_at: new Date(now).toISOString(),
    })
    .execute();
  return session_id;
}

/** A trigger has done it, save in a distributed database; an older schema has no such table. */
async function putIntoService(owner: Databases['owner']): Promise<void> {
  const { rows } = await sql`select from pg_class where oid = to_regclass('device_in_service')`.execute(
    owner,
  );
  if (rows.length === 0) return;
  await sql`insert into device_in_service (client_id, serial_number) select client_id, serial_number from node
    on conflict do nothing`.execute(owner);
}
