import {
  type DeviceLinkBody,
  MAX_DOOR_DEVICES,
  type MappedField,
  type UplinkDevice,
  type UplinkDeviceWire,
} from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Tx } from '../../access/reach.ts';
import type { FlatFields } from '../../uplinks/flat-fields.ts';
import type { Uplink } from '../../uplinks/read-uplink.ts';
import { mappedField } from './mapped-lines.ts';
import type { PresentedDoor } from './presented-doors.ts';

type DoorName = Pick<PresentedDoor, 'clientId' | 'id'>;
type DeviceWire = z.input<typeof UplinkDeviceWire>;
const iso = (at: EpochMs): string => new Date(at).toISOString();

/** A device that was heard at a door. */
export interface DeviceName {
  readonly clientId: number;
  readonly doorId: number;
  readonly devEui: string;
}
/** With the station that it is, and its mapping; null where it is none. */
export interface HeardDevice extends DeviceName {
  readonly link: { readonly stationId: number; readonly fields: readonly MappedField[] } | null;
}

export const listedFields = (fields: FlatFields) =>
  Object.entries(fields).map(([field_path, decoded_value]) => ({ field_path, decoded_value }));

/** The devices of a door with their last fields, by DevEUI. */
export async function devicesOfDoor(tx: Tx, clientId: number, doorId: number): Promise<DeviceWire[]> {
  const rows = await tx
    .selectFrom('uplink_device as device')
    .select(['dev_eui', 'device_name', 'network_profile', 'station_id', 'profile_id', 'heard_at'])
    .select((row) => {
      const own = row
        .selectFrom('uplink')
        .where('uplink.client_id', '=', clientId)
        .where('uplink.door_id', '=', doorId)
        .whereRef('uplink.dev_eui', '=', 'device.dev_eui');
      return [
        own.orderBy('uplink_at', 'desc').limit(1).select('decoded_fields').as('last_fields'),
        own
          .where('is_measured', '=', true)
          .select((kept) => kept.fn.max('uplink_at').as('last'))
          .as('last_reading'),
        own
          .where('uplink_reason', 'is not', null)
          .select((kept) => kept.fn.countAll<string>().as('count'))
          .as('apart'),
      ];
    })
    .where('device.client_id', '=', clientId)
    .where('device.door_id', '=', doorId)
    .orderBy('dev_eui')
    .execute();
  return rows.map((row) => ({
    ...{ dev_eui: row.dev_eui, device_name: row.device_name, network_profile: row.network_profile },
    ...{ station_id: row.station_id ?? null, profile_id: row.profile_id ?? null, heard_at: row.heard_at },
    ...{ last_reading: row.last_reading, apart: Number(row.apart) },
    last_fields: listedFields(row.last_fields ?? {}),
  }));
}

/**
 * Notes that a device was heard, and holds it until the transaction ends.
 *
 * @returns null for a new one at a door that knows as many as it may
 */
export async function hearDevice(
  tx: Tx,
  { clientId, id }: DoorName,
  { devEui, deviceName, networkProfile }: Uplink,
  now: EpochMs,
): Promise<HeardDevice | null> {
  const told = { device_name: deviceName, network_profile: networkProfile, heard_at: iso(now) };
  const { numUpdatedRows } = await tx
    .updateTable('uplink_device')
    .set(told)
    .where('client_id', '=', clientId)
    .where('door_id', '=', id)
    .where('dev_eui', '=', devEui)
    .executeTakeFirst();
  const device = { clientId, doorId: id, devEui };
  if (numUpdatedRows === 0n) {
    if ((await deviceCount(tx, clientId, id)) >= MAX_DOOR_DEVICES) return null;
    await tx
      .insertInto('uplink_device')
      .values({ client_id: clientId, door_id: id, dev_eui: devEui, ...told })
      .onConflict((row) => row.columns(['client_id', 'door_id', 'dev_eui']).doUpdateSet(told))
      .execute();
  }
  return { ...device, link: await linkOf(tx, device) };
}

async function deviceCount(tx: Tx, clientId: number, doorId: number): Promise<number> {
  const row = await tx
    .selectFrom('uplink_device')
    .select((own) => own.fn.countAll<string>().as('count'))
    .where('client_id', '=', clientId)
    .where('door_id', '=', doorId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The station that a device is, with its mapping; null for none. */
export async function linkOf(tx: Tx, { clientId, doorId, devEui }: DeviceName): Promise<HeardDevice['link']> {
  const row = await tx
    .selectFrom('uplink_device as device')
    .innerJoin('uplink_profile as profile', (join) =>
      join
        .onRef('profile.client_id', '=', 'device.client_id')
        .onRef('profile.profile_id', '=', 'device.profile_id'),
    )
    .select(['station_id', 'mapped_fields'])
    .where('device.client_id', '=', clientId)
    .where('device.door_id', '=', doorId)
    .where('dev_eui', '=', devEui)
    .executeTakeFirst();
  if (row?.station_id == null) return null;
  return { stationId: row.station_id, fields: row.mapped_fields.map(mappedField) };
}

/** Holds a device until the transaction ends. @returns whether it was heard */
export async function holdUplinkDevice(tx: Tx, { clientId, doorId, devEui }: DeviceName): Promise<boolean> {
  const { rows } = await sql`select from uplink_device where client_id = ${clientId}::int
    and door_id = ${doorId}::int and dev_eui = ${devEui} for no key update`.execute(tx);
  return rows.length > 0;
}

/** Makes a device a station of the client, read by a profile; with two nulls none. */
export async function linkDevice(
  tx: Tx,
  { clientId, doorId, devEui }: DeviceName,
  { stationId, profileId }: DeviceLinkBody,
): Promise<void> {
  await tx
    .updateTable('uplink_device')
    .set({ station_id: stationId, profile_id: profileId })
    .where('client_id', '=', clientId)
    .where('door_id', '=', doorId)
    .where('dev_eui', '=', devEui)
    .execute();
}

/** Forgets a device with its uplinks; what was measured stays, and it is new when it is heard again. */
export async function forgetDevice(tx: Tx, { clientId, doorId, devEui }: DeviceName): Promise<void> {
  await tx
    .deleteFrom('uplink_device')
    .where('client_id', '=', clientId)
    .where('door_id', '=', doorId)
    .where('dev_eui', '=', devEui)
    .execute();
}

/** The device of a door as it is listed. */
export const deviceOf = (devices: readonly UplinkDevice[], devEui: string): UplinkDevice | undefined =>
  devices.find((device) => device.devEui === devEui);
