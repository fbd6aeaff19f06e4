/** Doors for uplinks of LoRaWAN devices: network servers send to them what devices have sent. */
import { TOKEN_OVERLAP_HOURS } from '@vigia/domain/access';
import * as z from 'zod/mini';
import { Id, IdParam, Moment } from './common.ts';
import { codecOf, type Decoded, field, listOf, queryOf } from './fields.ts';
import { Line } from './text.ts';

/** Network servers: The Things Stack v3, ChirpStack v4. */
export const UPLINK_NETWORKS = ['tts', 'chirpstack'] as const;
export type UplinkNetwork = (typeof UPLINK_NETWORKS)[number];

/** The units in which decoded fields may come, by the measure that they are. */
export const UPLINK_UNITS = {
  ambient_temperature_c: ['°C', '°F'],
  ambient_humidity_rh: ['%'],
  rain_mm: ['mm', 'in'],
  solar_radiation_w_m2: ['W/m²'],
  wind_speed_km_h: ['km/h', 'm/s', 'mph'],
  leaf_wetness_min: ['min'],
  soil_moisture_pct: ['%'],
  soil_temperature_c: ['°C', '°F'],
} as const;
export type UplinkMeasure = keyof typeof UPLINK_UNITS;
export const UPLINK_MEASURES = Object.keys(UPLINK_UNITS) as UplinkMeasure[];
const UNITS = ['°C', '°F', '%', 'mm', 'in', 'W/m²', 'km/h', 'm/s', 'mph', 'min'] as const;
export type UplinkUnit = (typeof UNITS)[number];

/** Why a request to a door was refused. */
export const DOOR_REFUSALS = [
  'wrong-secret',
  'not-json',
  'not-documented',
  'too-large',
  'too-many-devices',
] as const;
export type DoorRefusal = (typeof DOOR_REFUSALS)[number];

/** Why an uplink, or some of it, is no measurement. */
export const UPLINK_REASONS = [
  'unknown-device',
  'simulated',
  'no-fields',
  'nothing-mapped',
  'not-a-number',
  'out-of-range',
  'future',
  'too-old',
] as const;
export type UplinkReason = (typeof UPLINK_REASONS)[number];

/** Devices of a door that are known at most. */
export const MAX_DOOR_DEVICES = 500;
/** Uplinks of a device that are kept at most, for reading them again; and that an answer lists. */
export const MAX_KEPT_UPLINKS = 1_000;
export const MAX_UPLINKS_LISTED = 100;

const Maybe = z.nullable(Moment);
const Count = z.int();
export const DevEui = z
  .string()
  .check(z.regex(/^[0-9A-F]{16}$/, { error: 'Se esperan 16 cifras hexadecimales' }));

const clientId = field('client_id', Id);
const doorId = field('door_id', Id);
const profileId = field('profile_id', Id);
const devEui = field('dev_eui', z.string());
const fieldPath = field('field_path', z.string(), z.string().check(z.minLength(1), z.maxLength(200)));
const name = Line(80).check(z.trim(), z.minLength(1, { error: 'Escriba un nombre' }));

/** A field that a decoder has made. Objects within objects are told by paths with dots. */
const decodedField = {
  path: fieldPath,
  value: field('decoded_value', z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
};
export type DecodedField = Decoded<typeof decodedField>;

const mappedField = {
  path: fieldPath,
  measure: field('mapped_measure', z.enum(UPLINK_MEASURES)),
  unit: field('mapped_unit', z.enum(UNITS)),
};
export type MappedField = Decoded<typeof mappedField>;
const MappedFields = listOf(codecOf(mappedField, 'written'));
/** A field that is refused by itself comes here as it was sent: it is left to its own message. */
const isMapped = ({ measure }: Partial<MappedField>): boolean => measure !== undefined;
const hasUnit = (field: MappedField): boolean =>
  !isMapped(field) || (UPLINK_UNITS[field.measure] as readonly string[]).includes(field.unit);
const isOnce = (fields: readonly MappedField[]): boolean => {
  const measures = fields.filter(isMapped).map(({ measure }) => measure);
  return new Set(measures).size === measures.length;
};

/** `POST /v2/uplink-profiles`, and with the profile’s own id `PUT`. */
const profileDraft = {
  name: field('profile_name', z.string(), name),
  fields: field(
    'mapped_fields',
    MappedFields,
    MappedFields.check(
      z.minLength(1, { error: 'Elija al menos una medida' }),
      z.maxLength(UPLINK_MEASURES.length),
      z.refine((fields) => fields.every(hasUnit), { error: 'Una unidad no es de su medida' }),
      z.refine(isOnce, { error: 'Cada medida va una vez' }),
    ),
  ),
};
export const uplinkProfileChange = profileDraft;
export const UplinkProfileChange = codecOf(profileDraft, 'written');
export type UplinkProfileChange = Decoded<typeof profileDraft, 'written'>;
export const newUplinkProfile = { clientId, ...profileDraft };
export const UplinkProfileBody = codecOf(newUplinkProfile, 'written');
export type NewUplinkProfile = Decoded<typeof newUplinkProfile, 'written'>;
const uplinkProfile = { id: profileId, ...newUplinkProfile };
export const UplinkProfileWire = codecOf(uplinkProfile, 'read');
export type UplinkProfile = Decoded<typeof uplinkProfile>;

const uplinkDevice = {
  devEui,
  name: field('device_name', z.string()),
  networkProfile: field('network_profile', z.nullable(z.string())),
  stationId: field('station_id', z.nullable(Id)),
  profileId: field('profile_id', z.nullable(Id)),
  heardAt: field('heard_at', Moment),
  lastReading: field('last_reading', Maybe),
  apart: field('apart', Count),
  lastFields: field('last_fields', listOf(codecOf(decodedField, 'read'))),
};
export const UplinkDeviceWire = codecOf(uplinkDevice, 'read');
export type UplinkDevice = Decoded<typeof uplinkDevice>;

const uplinkDoor = {
  ...{ id: doorId, clientId },
  network: field('network', z.enum(UPLINK_NETWORKS)),
  name: field('door_name', z.string()),
  start: field('secret_start', z.string()),
  replacedUntil: field('replaced_until', Maybe),
  refusedAt: field('refused_at', Maybe),
  refusal: field('door_refusal', z.nullable(z.enum(DOOR_REFUSALS))),
  createdAt: field('created_at', Moment),
  devices: field('uplink_devices', listOf(UplinkDeviceWire)),
};
export const UplinkDoorWire = codecOf(uplinkDoor, 'read');
export type UplinkDoor = Decoded<typeof uplinkDoor>;

export const uplinkDoorsQuery = { clientId: field('client_id', IdParam) };
export const UplinkDoorsQuery = queryOf(uplinkDoorsQuery);

/** `POST /v2/uplink-doors`. */
const doorName = field('door_name', z.string(), name);
export const newUplinkDoor = { clientId, network: uplinkDoor.network, name: doorName };
export const UplinkDoorBody = codecOf(newUplinkDoor, 'written');
export type NewUplinkDoor = Decoded<typeof newUplinkDoor, 'written'>;
/** `PUT /v2/uplink-doors/{door_id}`. */
export const uplinkDoorChange = { name: doorName };
export const UplinkDoorChange = codecOf(uplinkDoorChange, 'written');
export type UplinkDoorChange = Decoded<typeof uplinkDoorChange, 'written'>;

/** `POST /v2/uplink-doors/{door_id}/rotate`: both secrets are accepted for so many hours. */
export const doorRotation = {
  overlapHours: field(
    'overlap_hours',
    z._default(z.int().check(z.gte(0), z.lte(TOKEN_OVERLAP_HOURS.most)), TOKEN_OVERLAP_HOURS.usual),
  ),
};
export const DoorRotation = codecOf(doorRotation, 'written');
export type DoorRotation = Decoded<typeof doorRotation, 'written'>;

const madeDoor = { secret: field('door_secret', z.string()), door: field('uplink_door', UplinkDoorWire) };
export const MadeDoorWire = codecOf(madeDoor, 'read');
export type MadeDoor = Decoded<typeof madeDoor>;

export const UplinkDeviceParam = z.object({ door_id: IdParam, dev_eui: DevEui });
/** `PUT /v2/uplink-doors/{door_id}/devices/{dev_eui}`: both, or neither for a device that is no station. */
export const deviceLink = {
  stationId: field('station_id', z.nullable(Id)),
  profileId: field('profile_id', z.nullable(Id)),
};
export const DeviceLinkBody = codecOf(deviceLink, 'written');
export type DeviceLinkBody = Decoded<typeof deviceLink, 'written'>;

const keptUplink = {
  t: field('uplink_at', Moment),
  frameCounter: field('frame_counter', z.int()),
  reason: field('uplink_reason', z.nullable(z.enum(UPLINK_REASONS))),
  keptAt: field('kept_at', Moment),
  fields: field('decoded_fields', listOf(codecOf(decodedField, 'read'))),
};
export const KeptUplinkWire = codecOf(keptUplink, 'read');
export type KeptUplink = Decoded<typeof keptUplink>;

/** What became of a request to a door. */
export const UplinkAnswer = z.strictObject({
  uplink_outcome: z.enum(['taken', 'apart', 'repeated', 'other-event']),
});
export type UplinkOutcome = z.infer<typeof UplinkAnswer>['uplink_outcome'];
