import {
  HEALTH_CODES,
  type HealthCode,
  type HealthPart,
  type HealthPartId,
  type HealthRowId,
  type HealthRows,
  type HealthUnit,
  type NodeSerial,
  type StationHealth,
  type StationId,
} from '@vigia/domain';
import type { HealthAnswer, HealthObjectAnswer, HealthPart as HealthPartWire } from '../contract/health.ts';

/** The seven rows of a station or a device; the other of the two ids is null. */
export interface HealthOf {
  readonly stationId: StationId | null;
  readonly serial: NodeSerial | null;
  readonly rows: HealthRows;
}

/** What the figure of each part or row counts. */
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

type Told = Pick<HealthPartWire, 'state'> & {
  readonly details: Pick<HealthPartWire['details'], 'info_last_date' | 'info_last_value'> & {
    readonly errors: readonly string[];
  };
};

function toPart(unit: HealthUnit, { state, details }: Told): HealthPart {
  const value = details.info_last_value;
  return {
    state,
    lastDate: details.info_last_date === null ? null : Date.parse(details.info_last_date),
    lastValue: typeof value === 'number' ? { value, unit } : null,
    errors: details.errors.filter(isHealthCode),
  };
}

export const toStationHealth = (wire: HealthAnswer): StationHealth => ({
  connection: toPart(UNIT.connection, wire.connection),
  energy: toPart(UNIT.energy, wire.energy),
  images: toPart(UNIT.images, wire.images),
  sensors: toPart(UNIT.sensors, wire.sensors),
});

export const toHealthOf = (wire: HealthObjectAnswer): HealthOf => ({
  stationId: wire.station_id,
  serial: wire.serial_number,
  rows: {
    selftest: toPart(UNIT.selftest, wire.diagnostics.selftest),
    signal: toPart(UNIT.signal, wire.connection.signal),
    connection: toPart(UNIT.connection, wire.connection.connection),
    battery: toPart(UNIT.battery, wire.energy.battery),
    camera_1: toPart(UNIT.camera_1, wire.images.camera_1),
    camera_2: toPart(UNIT.camera_2, wire.images.camera_2),
    weather_sensor: toPart(UNIT.weather_sensor, wire.sensors.weather_sensor),
  },
});
