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

export const HEALTH_PARTS = ['connection', 'energy', 'images', 'sensors'] as const;
export type HealthPartId = (typeof HEALTH_PARTS)[number];
