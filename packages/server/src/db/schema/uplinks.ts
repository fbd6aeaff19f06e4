import type { DecodedField, DoorRefusal, UplinkNetwork, UplinkReason } from '@vigia/api/contract';
import type { Generated } from 'kysely';
import type { Instant, Json, MaybeInstant, MaybeText } from './columns.ts';

/** An address of a client to which a network server of LoRaWAN devices sends. */
export interface UplinkDoorTable {
  client_id: number;
  door_id: Generated<number>;
  network: UplinkNetwork;
  door_name: string;
  secret_start: string;
  /** SHA-256, hex; read by the role that checks secrets. */
  secret_hash: string;
  /** Of the secret before; a trigger keeps it. */
  replaced_hash: MaybeText;
  replaced_until: MaybeInstant;
  created_at: Instant;
}

/** When a request to a door was last refused, and why. */
export interface UplinkRefusalTable {
  client_id: number;
  door_id: number;
  refused_at: Instant;
  door_refusal: DoorRefusal;
}

/** How decoded fields of a kind of device become measurements. */
export interface UplinkProfileTable {
  client_id: number;
  profile_id: Generated<number>;
  profile_name: string;
  /** `measure unit path`, each measure once. */
  mapped_fields: readonly string[];
}

/** A device that was heard at a door, and the station that it is, if any. */
export interface UplinkDeviceTable {
  client_id: number;
  door_id: number;
  dev_eui: string;
  device_name: string;
  network_profile: MaybeText;
  station_id: number | null | undefined;
  profile_id: number | null | undefined;
  heard_at: Instant;
}

/** An uplink of a device. The last ones are kept. */
export interface UplinkTable {
  client_id: number;
  door_id: number;
  dev_eui: string;
  uplink_at: Instant;
  /** Hash of session, counter and payload: the same for the same frame. */
  frame_key: string;
  frame_counter: number;
  uplink_reason: UplinkReason | null | undefined;
  is_measured: boolean;
  decoded_fields: Json<Readonly<Record<string, DecodedField['value']>>>;
  kept_at: Instant;
}

export interface UplinkTables {
  uplink_door: UplinkDoorTable;
  uplink_refusal: UplinkRefusalTable;
  uplink_profile: UplinkProfileTable;
  uplink_device: UplinkDeviceTable;
  uplink: UplinkTable;
}
