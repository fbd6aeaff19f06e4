import {
  HEALTH_CODES,
  type HealthCode,
  type HealthEntry,
  type HealthPart,
  type HealthPartId,
  type HealthRowId,
  type HealthRows,
  type HealthUnit,
} from '@vigia/domain/devices';
import type { NodeSerial, StationId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Day, Id, Moment } from './common.ts';
import { SerialParam } from './devices.ts';
import { codecOf, type Decoded, field, listOf, queryOf, thing } from './fields.ts';
import { CommaList } from './paging.ts';

const windowDays = field(
  'compute_days',
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(60)), 14),
);
export const healthQuery = {
  windowDays,
  view: field('view', z._default(z.enum(['user', 'internal']), 'user')),
};
export const HealthQuery = queryOf(healthQuery);
export type HealthQuery = Decoded<typeof healthQuery>;

const StationIdText = z
  .string()
  .check(z.regex(/^[1-9]\d{0,8}$/, { error: 'Debe ser un número de estación' }));

/** Most stations or devices in one call. The client splits a longer list. */
export const MAX_HEALTH_SUBJECTS = 250;
const StationIds = CommaList(StationIdText, MAX_HEALTH_SUBJECTS);

/** Query of the health of many stations and devices of a client. */
export const clientHealthQuery = {
  windowDays,
  stationIds: field('station_id', z.optional(StationIds)),
  serials: field('node_id', z.optional(CommaList(SerialParam, MAX_HEALTH_SUBJECTS))),
};
export const ClientHealthQuery = queryOf(clientHealthQuery);
export type ClientHealthQuery = Decoded<typeof clientHealthQuery>;

/** `GET /nodes/{id}/health`: days, both included, at most sixty; by default the last two weeks. */
const legacyHealthQuery = {
  start: field('dateStart', z.optional(Day)),
  end: field('dateEnd', z.optional(Day)),
};
export const LegacyHealthQuery = queryOf(legacyHealthQuery);
export type LegacyHealthQuery = Decoded<typeof legacyHealthQuery>;

/** Unit of the value of each part or row. */
const UNIT: Readonly<Record<HealthPartId | HealthRowId, HealthUnit>> = {
  selftest: 'self-test-code',
  signal: 'dbm',
  battery: 'percent',
  camera_1: 'images',
  camera_2: 'images',
  weather_sensor: 'celsius',
  connection: 'hours-per-day',
  energy: 'percent',
  images: 'images',
  sensors: 'celsius',
};

const isHealthCode = (code: string): code is HealthCode => (HEALTH_CODES as readonly string[]).includes(code);

const state = field('state', z.enum(['ok', 'warning', 'error', 'unknown']));
const lastDate = field('info_last_date', z.nullable(Moment));
const partDetails = {
  lastDate,
  lastValue: field('info_last_value', z.nullable(z.union([z.number(), z.string()]))),
  errors: field('errors', listOf(z.string())),
};
const entryDetails = {
  lastDate,
  lastValue: field('info_last_value', z.nullable(z.number())),
  userText: field('info_user_view', z.nullable(z.string())),
  errors: field('errors', z.readonly(z.array(z.string()))),
};
const PartShape = codecOf({ state, details: field('details', codecOf(partDetails, 'read')) }, 'read');
const EntryShape = codecOf({ state, details: field('details', codecOf(entryDetails, 'read')) }, 'read');

interface Details {
  readonly lastValue: number | string | null;
  readonly errors: readonly string[];
}
/** Reads a value with its unit, and the known error codes. */
const read = ({ lastValue, errors }: Details, unit: HealthUnit) => ({
  lastValue: typeof lastValue === 'number' ? { value: lastValue, unit } : null,
  errors: errors.filter(isHealthCode),
});

const partOf = (id: HealthPartId) =>
  z.codec(PartShape, thing<HealthPart>(), {
    decode: ({ state, details }) => ({ state, ...details, ...read(details, UNIT[id]) }),
    encode: ({ state, lastValue, ...details }) => ({
      state,
      details: { ...details, lastValue: lastValue?.value ?? null },
    }),
  });
const entryOf = (id: HealthRowId) =>
  z.codec(EntryShape, thing<HealthEntry>(), {
    decode: ({ state, details }) => ({ state, ...details, ...read(details, UNIT[id]) }),
    encode: ({ state, lastValue, ...details }) => ({
      state,
      details: { ...details, lastValue: lastValue?.value ?? null },
    }),
  });

const parts = {
  connection: field('connection', partOf('connection')),
  energy: field('energy', partOf('energy')),
  images: field('images', partOf('images')),
  sensors: field('sensors', partOf('sensors')),
};
/** `view=user`: the four parts for growers. */
export const HealthAnswer = codecOf(parts, 'read');
export type HealthAnswer = z.input<typeof HealthAnswer>;

/** `GET /v2/clients/{client_id}/stations/health`: the four parts, for stations of a list. */
export const stationsHealthQuery = { windowDays, stationIds: field('station_id', StationIds) };
export const StationsHealthQuery = queryOf(stationsHealthQuery);
export type StationsHealthQuery = Decoded<typeof stationsHealthQuery>;
const stationsParts = { ...parts, stationId: field('station_id', Id) };
/** Stations of other clients or outside the caller's scope are left out. */
export const StationsHealthAnswer = z.array(codecOf(stationsParts, 'read'));
export type StationsHealthAnswer = z.output<typeof StationsHealthAnswer>;

/** The seven rows of a station or a device; the other id is null. */
export interface HealthOf {
  readonly stationId: StationId | null;
  readonly serial: NodeSerial | null;
  readonly rows: HealthRows;
}
/** The same, with each row as growers see it. */
export interface HealthObject extends HealthOf {
  readonly rows: Readonly<Record<HealthRowId, HealthEntry>>;
}
const groupedRows = {
  stationId: field('station_id', z.nullable(Id)),
  serial: field('serial_number', z.nullable(z.string())),
  diagnostics: field('diagnostics', z.strictObject({ selftest: entryOf('selftest') })),
  connection: field(
    'connection',
    z.strictObject({ signal: entryOf('signal'), connection: entryOf('connection') }),
  ),
  energy: field('energy', z.strictObject({ battery: entryOf('battery') })),
  images: field('images', z.strictObject({ camera_1: entryOf('camera_1'), camera_2: entryOf('camera_2') })),
  sensors: field('sensors', z.strictObject({ weather_sensor: entryOf('weather_sensor') })),
};
/** `view=internal`: the health object, for people who look after devices. */
export const HealthObjectAnswer = z.codec(codecOf(groupedRows, 'read'), thing<HealthObject>(), {
  decode: ({ stationId, serial, diagnostics, connection, energy, images, sensors }) => ({
    stationId,
    serial,
    rows: { ...diagnostics, ...connection, ...energy, ...images, ...sensors },
  }),
  encode: ({ stationId, serial, rows }) => ({
    stationId,
    serial,
    diagnostics: { selftest: rows.selftest },
    connection: { signal: rows.signal, connection: rows.connection },
    energy: { battery: rows.battery },
    images: { camera_1: rows.camera_1, camera_2: rows.camera_2 },
    sensors: { weather_sensor: rows.weather_sensor },
  }),
});
export type HealthObjectAnswer = z.input<typeof HealthObjectAnswer>;
