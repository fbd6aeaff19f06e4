import type { DeviceReading } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import { type Assignment, stationAt } from '@vigia/domain/devices';
import type { StationId } from '@vigia/domain/farm';
import type { Insertable } from 'kysely';
import type { DeviceReportTable } from '../db/schema/devices.ts';
import type { SavedRow } from '../stores/measurements/readings.ts';
import { DEVICE_MEASURES, type DeviceMeasure, isMeasured, type MeasuredCategory } from './device-measures.ts';

export type Of<Category extends DeviceReading['category']> = Extract<DeviceReading, { category: Category }>;

export type ReportRow = Omit<Insertable<DeviceReportTable>, 'client_id' | 'serial_number'>;

/** The readings of a batch, grouped by table. */
export interface DeviceRows {
  /** Climate, weather and battery of each station, oldest first; values as `DEVICE_MEASURES`. */
  readonly byStation: ReadonlyMap<StationId, SavedRow[]>;
  readonly reports: readonly ReportRow[];
  readonly attempts: readonly {
    readonly t: EpochMs;
    readonly stationId: StationId | null;
    readonly url: string;
  }[];
}

/**
 * Groups a device's readings by the station where it stood. Of several readings of a category and instant, the
 * last is used.
 */
export function deviceRows(
  readings: readonly DeviceReading[],
  assignments: readonly Assignment[],
): DeviceRows {
  const last = new Map(readings.map((reading) => [`${reading.category} ${Date.parse(reading.t)}`, reading]));
  const byStation = new Map<StationId, Map<EpochMs, (number | null)[]>>();
  const reports: ReportRow[] = [];
  const attempts: DeviceRows['attempts'][number][] = [];
  for (const reading of last.values()) {
    const at = Date.parse(reading.t);
    const stationId = stationAt(assignments, at);
    if (reading.category === 'connection') {
      attempts.push({ t: at, stationId, url: reading.url_connected });
    } else if (stationId !== null && isOfSensors(reading)) {
      const rows = byStation.get(stationId) ?? new Map<EpochMs, (number | null)[]>();
      byStation.set(stationId, rows);
      rows.set(at, mergedValues(rows.get(at), reading));
    } else {
      reports.push(reportRow(reading, at, stationId));
    }
  }
  return {
    byStation: new Map(Array.from(byStation, ([stationId, rows]) => [stationId, inOrder(rows)])),
    reports,
    attempts,
  };
}

const inOrder = (rows: ReadonlyMap<EpochMs, (number | null)[]>): SavedRow[] =>
  Array.from(rows, ([t, values]) => ({ t, values })).sort((a, b) => a.t - b.t);

const isOfSensors = (reading: DeviceReading): reading is Of<MeasuredCategory> => isMeasured(reading.category);

/** Values of one instant, from readings of several categories. No two categories have a column in common. */
function mergedValues(before: readonly (number | null)[] = [], reading: Of<MeasuredCategory>) {
  const sent: Readonly<Partial<Record<DeviceMeasure, number | null | undefined>>> = reading;
  return DEVICE_MEASURES.map((column, i) => sent[column] ?? before[i] ?? null);
}

const NOTHING = {
  ambient_temperature_c: null,
  ambient_humidity_rh: null,
  ambient_pressure_altitude_m: null,
  gas_ohm: null,
  battery_percentage: null,
  rain_mm: null,
  solar_radiation_w_m2: null,
  wind_speed_km_h: null,
  leaf_wetness_min: null,
  soil_moisture_pct: null,
  soil_temperature_c: null,
  position_latitude: null,
  position_longitude: null,
  signal_operator_name: null,
  signal_band: null,
  signal_rsrp: null,
  signal_rsrq: null,
  signal_rscp: null,
  signal_ecio: null,
  signal_rssi: null,
  selftest_code: null,
} satisfies Partial<ReportRow>;
/** Every value that a report can have, in the order in which they are written. */
export const REPORT_VALUES = Object.keys(NOTHING) as (keyof typeof NOTHING)[];

function reportRow(
  reading: Exclude<DeviceReading, Of<'connection'>>,
  at: EpochMs,
  stationId: StationId | null,
): ReportRow {
  const { category, t: _, ...values } = reading;
  const row = { ...NOTHING, t: new Date(at).toISOString(), category, station_id: stationId };
  if (reading.category === 'selftest') return { ...row, selftest_code: reading.code };
  return { ...row, ...values };
}
