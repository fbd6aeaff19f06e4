import type { SetApartReason } from '@vigia/domain/devices';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, Instant, LocalDay, MaybeDay } from './columns.ts';

/** A device's current key; only its hash is kept. */
export interface NodeKeyTable {
  client_id: number;
  serial_number: string;
  key_hash: string;
  issued_at: DefaultInstant;
}
/** Which client has a device in service: one at a time in the whole installation. */
export interface DeviceInServiceTable {
  client_id: number;
  serial_number: string;
}
/**
 * What a device reported of itself at an instant. Readings of climate, weather and battery are here only when no station had
 * the device then; those of a station are in `reading`.
 */
export interface DeviceReportTable {
  client_id: number;
  serial_number: string;
  t: Instant;
  category: 'thpg' | 'battery' | 'weather' | 'gps' | 'signal' | 'selftest';
  station_id: number | null;
  ambient_temperature_c: number | null;
  ambient_humidity_rh: number | null;
  ambient_pressure_altitude_m: number | null;
  gas_ohm: number | null;
  battery_percentage: number | null;
  rain_mm: number | null;
  solar_radiation_w_m2: number | null;
  wind_speed_km_h: number | null;
  leaf_wetness_min: number | null;
  soil_moisture_pct: number | null;
  soil_temperature_c: number | null;
  position_latitude: number | null;
  position_longitude: number | null;
  signal_operator_name: string | null;
  signal_band: string | null;
  signal_rsrp: number | null;
  signal_rsrq: number | null;
  signal_rscp: number | null;
  signal_ecio: number | null;
  signal_rssi: number | null;
  selftest_code: number | null;
}
export interface DeviceLogTable {
  client_id: number;
  serial_number: string;
  log_datetime: Instant;
  log_uploaded: Instant;
  log_level: 'E' | 'W' | 'I' | 'D' | 'V';
  log_string: string;
  /** Distinguishes lines of one instant. */
  line_hash: string;
}
export interface ConnectionAttemptTable {
  client_id: number;
  attempt_id: Generated<number>;
  serial_number: string;
  t: Instant;
  received_at: Instant;
  station_id: number | null;
  url_connected: string;
}
/** A reading of a device that cannot be stored with the others, as it was sent. */
export interface SetApartReadingTable {
  client_id: number;
  serial_number: string;
  /** Distinguishes readings of one device, so that a repeated one is stored once. */
  reading_hash: string;
  category: string;
  /** The reading's instant as it was sent; it may be no valid one. */
  sent_t: string;
  reason: SetApartReason;
  /** Where the device stood when it came. */
  station_id: number | null;
  received_at: Instant;
  /** The reading's other fields. */
  content: ColumnType<Record<string, string | number | null>, string, never>;
}
/** Extremes of a day that came without readings, as a person imported them, °C. */
export interface DailyExtremeTable {
  client_id: number;
  station_id: number;
  day: LocalDay;
  t_min: number;
  t_max: number;
}
/** How long a client keeps what was sent in detail: `readings`, what devices reported of themselves, log lines, photos. */
export interface RetentionTable {
  client_id: number;
  kind: 'readings' | 'reports' | 'logs' | 'images';
  /** null: for good. */
  keep_days: number | null;
  /** Everything before this local day was dropped; null while all is there. */
  dropped_before: MaybeDay;
}

export interface DeviceTables {
  node_key: NodeKeyTable;
  device_in_service: DeviceInServiceTable;
  device_report: DeviceReportTable;
  device_log: DeviceLogTable;
  connection_attempt: ConnectionAttemptTable;
  daily_extreme: DailyExtremeTable;
  retention: RetentionTable;
  set_apart_reading: SetApartReadingTable;
}
