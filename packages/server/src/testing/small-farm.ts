import { randomUUID } from 'node:crypto';
import { EMBED_METRICS } from '@vigia/domain';
import { type Insertable, sql } from 'kysely';
import { hashOfDeviceKey } from '../auth/device-key.ts';
import { hashPassword } from '../auth/password.ts';
import type { Databases } from '../db/pool.ts';
import type { UserAccountTable } from '../db/schema.ts';
import { hashOfEmbedKey } from '../embed/new-key.ts';
import { FARM, PASSWORD, PEOPLE, type Person } from './people.ts';

export { FARM, PASSWORD, PEOPLE, type Person } from './people.ts';

export const EMBED_KEY = 'pk_live_test0001_0123456789abcdefghijklmnopqrstuv';
/** Its id, and that of a key of client 3. */
export const EMBED_KEY_ID = 801;
export const FOREIGN_KEY_ID = 803;
export const PARTNER_ORIGIN = 'https://campo.example';

/** Opens the paths of device VG-1. */
export const DEVICE_KEY = `dk_${'0123456789'.repeat(4)}abc`;

/** Planted in every text of client 3: no answer to anybody of client 1 may hold it. */
export const FOREIGN_CANARY = 'CANARIO-SAN-CLEMENTE';

/** Fills a migrated, empty database. Everybody is enabled, the one to be disabled too. */
export async function insertSmallFarm({ owner }: Databases): Promise<void> {
  await owner
    .insertInto('crop')
    .values([{ crop_id: 1, crop_name: 'Vid', variant_name: null }])
    .execute();
  await owner
    .insertInto('pest')
    .values([
      { pest_id: 1, pest_name: 'Polilla del racimo de la vid', species: 'Lobesia botrana' },
      { pest_id: 2, pest_name: 'Carpocapsa', species: 'Cydia pomonella' },
    ])
    .execute();
  await owner
    .insertInto('client')
    .values([
      { client_id: 1, client_name: 'Viña Los Aromos' },
      { client_id: 2, client_name: 'Dispositivos compartidos' },
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
  const span = { date_start: FARM.season.start, date_end: FARM.season.end };
  await owner
    .insertInto('season')
    .values([
      { client_id: 1, season_id: 101, season_name: '2026–27', ...span },
      { client_id: 3, season_id: 301, season_name: FOREIGN_CANARY, ...span },
    ])
    .execute();
  await owner
    .insertInto('node')
    .values([
      { client_id: 1, serial_number: 'VG-1', node_firmware_version: '1.0' },
      { client_id: 1, serial_number: 'VG-2', node_firmware_version: '1.0' },
      { client_id: 2, serial_number: 'VG-9', node_firmware_version: '1.0' },
      { client_id: 3, serial_number: FOREIGN_CANARY, node_firmware_version: '1.0' },
    ])
    .execute();
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
  await continueIdentities({ owner });
}

/** Rows were written with their ids; what a test makes gets ids far above them. */
async function continueIdentities({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(table_name, column_name), 100000)
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`.execute(owner);
}

async function insertReports({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const biofix = { type: 'biofix', pest_id: 1, date_biofix: '2026-09-10' } as const;
  await owner
    .insertInto('biofix')
    .values([
      {
        ...biofix,
        client_id: 1,
        biofix_id: 1,
        season_id: 101,
        sector_id: 11,
        biofix_comment: 'Primer macho',
      },
      { ...biofix, client_id: 1, biofix_id: 2, season_id: 101, sector_id: 12 },
      {
        ...biofix,
        client_id: 3,
        biofix_id: 3,
        season_id: 301,
        sector_id: 31,
        biofix_comment: FOREIGN_CANARY,
      },
    ])
    .execute();
  const common = {
    datetime_created: '2026-10-02T15:00:00.000Z',
    datetime_event: '2026-10-01T15:00:00.000Z',
    date_event: '2026-10-01',
  };
  await owner
    .insertInto('event')
    .values([
      {
        ...common,
        client_id: 1,
        event_id: 1,
        type: 'agrochemical_application',
        sector_id: 11,
        pest_id: 1,
        product: 'Secreto',
        dose: 15,
        measure: 'cc/100L',
        comments: 'Antes de la lluvia',
        user_email: PEOPLE.admin.email,
      },
      {
        ...common,
        client_id: 1,
        event_id: 2,
        type: 'crop_phenology_changed',
        sector_id: 11,
        crop_id: 1,
        phenology_stage: 'flowering_start_date',
      },
      { ...common, client_id: 1, event_id: 3, type: 'station_maintenance', station_id: 1002 },
      { ...common, client_id: 1, event_id: 4, type: 'agrochemical_recommendation' },
      {
        ...common,
        client_id: 3,
        event_id: 5,
        type: 'agrochemical_application',
        sector_id: 31,
        station_id: 3001,
        comments: FOREIGN_CANARY,
      },
    ])
    .execute();
}

async function insertPeople({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  const rows = Object.entries(PEOPLE).map(([name, person]): Insertable<UserAccountTable> => {
    const {
      entities_under_client = {},
      entities_under_sector = {},
      ...rest
    } = person as typeof person & {
      entities_under_client?: object;
      entities_under_sector?: object;
    };
    return {
      ...rest,
      first_name: person.client_id === 3 ? FOREIGN_CANARY : name,
      entities_under_client: JSON.stringify(entities_under_client),
      entities_under_sector: JSON.stringify(entities_under_sector),
      password_hash,
    };
  });
  await owner.insertInto('user_account').values(rows).execute();
  await owner
    .insertInto('embed_key')
    .values([
      {
        client_id: 1,
        key_id: EMBED_KEY_ID,
        name: 'Campo Ejemplo',
        key_prefix: 'pk_live_test0001',
        key_hash: hashOfEmbedKey(EMBED_KEY),
        sector_ids: [FARM.sectors.north],
        metrics: EMBED_METRICS,
        allowed_origins: [PARTNER_ORIGIN],
      },
      {
        client_id: 3,
        key_id: FOREIGN_KEY_ID,
        name: FOREIGN_CANARY,
        key_prefix: 'pk_live_test0003',
        key_hash: hashOfEmbedKey('pk_live_test0003'),
        sector_ids: [31],
        metrics: EMBED_METRICS,
        allowed_origins: ['https://otro.example'],
      },
    ])
    .execute();
}

async function insertNotices({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const sent = { datetime_sent: '2026-11-01T12:00:00.000Z', date: '2026-11-05' };
  const lure = { ...sent, type: 'lure', cause: 'small farm' } as const;
  await owner
    .insertInto('notification')
    .values([
      { ...lure, client_id: 1, notification_id: 601, sector_id: 11, station_id: 1001, node_id: 'VG-1' },
      { ...lure, client_id: 1, notification_id: 602, cause: 'south', sector_id: 12, station_id: 1002 },
      { ...lure, client_id: 3, notification_id: 603, sector_id: 31, node_id: FOREIGN_CANARY },
    ])
    .execute();
  const report = {
    start_date: FARM.season.start,
    end_date: FARM.season.end,
    cron_expression: '0 8 * * 1',
    report_type: 'all',
  } as const;
  await owner
    .insertInto('scheduled_report')
    .values([
      { ...report, client_id: 1, scheduled_id: 701, user_id: 51, sector_id: 11, season_id: 101 },
      { ...report, client_id: 1, scheduled_id: 702, user_id: 51, sector_id: 12, season_id: 101 },
      { ...report, client_id: 3, scheduled_id: 703, user_id: 54, sector_id: 31, season_id: 301 },
    ])
    .execute();
}

/** Opens a session without the password's work: for tests about something else than signing in. */
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
    })
    .execute();
  return session_id;
}
