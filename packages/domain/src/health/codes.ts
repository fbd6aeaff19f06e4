/** What can be wrong with a station or device, as the specification codes it. */
export const HEALTH_CODES = [
  'no_data',
  'missing_data',
  'signal_low',
  'connection_lost',
  'connection_infrequent',
  'selftest_camera_error',
  'selftest_sd_error',
  'selftest_sensor_error',
  'selftest_rtc_error',
  'selftest_flash_error',
  'battery_bad_sensor',
  'battery_low',
  'battery_medium',
  'battery_discharging',
  'battery_slow_charge',
  'battery_charge_anomaly',
  'camera_corrupt_images',
  'camera_lens_dirty',
  'camera_poor_focus',
  'camera_missing_target',
  'sensor_bad_temperature',
  'sensor_bad_humidity',
  'sensor_bad_pressure',
  'sensor_bad_gas',
] as const;
export type HealthCode = (typeof HEALTH_CODES)[number];

export const HEALTH_STATES = ['ok', 'warning', 'error', 'unknown'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** The four parts that a grower sees. */
export const HEALTH_PARTS = ['connection', 'energy', 'images', 'sensors'] as const;
export type HealthPartId = (typeof HEALTH_PARTS)[number];

/** The seven rows of a device's health, in the order they are listed. */
export const HEALTH_ROWS = [
  'selftest',
  'signal',
  'connection',
  'battery',
  'camera_1',
  'camera_2',
  'weather_sensor',
] as const;
export type HealthRowId = (typeof HEALTH_ROWS)[number];

/** `user`: what a grower can act on or sees in figures. `internal`: everything, for those who look after devices. */
export const HEALTH_VIEWS = ['user', 'internal'] as const;
export type HealthView = (typeof HEALTH_VIEWS)[number];

/** Rows about the inside of the device: signal and self-test are for super admins alone (administration.md §6). */
export const INTERNAL_ROWS: ReadonlySet<HealthRowId> = new Set<HealthRowId>(['selftest', 'signal']);

/** Codes that growers are not shown: altitude and gas are for super admins, and no model for growers uses them. */
export const INTERNAL_CODES: ReadonlySet<HealthCode> = new Set<HealthCode>([
  'selftest_camera_error',
  'selftest_sd_error',
  'selftest_sensor_error',
  'selftest_rtc_error',
  'selftest_flash_error',
  'signal_low',
  'sensor_bad_pressure',
  'sensor_bad_gas',
]);
