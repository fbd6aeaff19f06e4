import { sql } from 'kysely';
import { hashOfSecret } from '../../src/auth/random-secret.ts';
import type { Databases } from '../../src/db/pool.ts';
import { DEV_EUI, DOOR_ID, FOREIGN_CANARY, FOREIGN_DOOR_ID } from './farm-keys.ts';
import { secretOf } from './small-farm-programs.ts';

/** Opens the door of client 1. */
export const DOOR_SECRET = secretOf('k', 'upl_');
/** A door of client 1 at which so many knock that nobody is let in. */
export const BUSY_DOOR = { id: 977, secret: secretOf('m', 'upl_') };
/** A secret that no door has. */
export const UNKNOWN_DOOR_SECRET = secretOf('y', 'upl_');

/** Doors, profiles, devices and uplinks of both clients; nothing in a schema of before there were any. */
export async function insertUplinks({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const { rows } = await sql<object>`select where to_regclass('uplink_door') is not null`.execute(owner);
  if (rows.length === 0) return;
  const at = '2026-11-20T12:00:00.000Z';
  const door = (client_id: number, door_id: number, door_name: string, secret: string) => ({
    ...{ client_id, door_id, door_name, network: 'tts' as const, created_at: at },
    ...{ secret_start: secret.slice(0, 10), secret_hash: hashOfSecret(secret) },
  });
  await owner
    .insertInto('uplink_door')
    .values([
      door(1, DOOR_ID, 'TTN', DOOR_SECRET),
      door(1, BUSY_DOOR.id, 'Ocupada', BUSY_DOOR.secret),
      door(3, FOREIGN_DOOR_ID, FOREIGN_CANARY, secretOf('n', 'upl_')),
    ])
    .execute();
  const profile = (client_id: number, profile_id: number, profile_name: string) => ({
    ...{ client_id, profile_id, profile_name, mapped_fields: ['ambient_temperature_c °C temp'] },
  });
  await owner
    .insertInto('uplink_profile')
    .values([
      profile(1, DOOR_ID, 'Sonda'),
      profile(1, DOOR_ID + 1, 'Sin uso'),
      profile(3, FOREIGN_DOOR_ID, FOREIGN_CANARY),
      profile(3, FOREIGN_DOOR_ID + 1, FOREIGN_CANARY),
    ])
    .execute();
  const own = { client_id: 1, door_id: DOOR_ID, dev_eui: DEV_EUI };
  const foreign = { client_id: 3, door_id: FOREIGN_DOOR_ID, dev_eui: DEV_EUI };
  await owner
    .insertInto('uplink_device')
    .values([
      { ...own, device_name: 'sonda', heard_at: at, station_id: 1001, profile_id: DOOR_ID },
      {
        ...foreign,
        device_name: FOREIGN_CANARY,
        heard_at: at,
        station_id: 3001,
        profile_id: FOREIGN_DOOR_ID,
      },
    ])
    .execute();
  await owner
    .insertInto('uplink')
    .values(
      [own, foreign].map((each) => ({
        ...{ ...each, uplink_at: at, kept_at: at, frame_key: '0a1b2c3d-0000-4000-8000-000000000002' },
        ...{ frame_counter: 7, uplink_reason: 'nothing-mapped' as const, is_measured: false },
        decoded_fields: JSON.stringify({ note: each === foreign ? FOREIGN_CANARY : 'hola' }),
      })),
    )
    .execute();
}
