import type { HealthPart, HealthRows, StationHealth } from '@vigia/domain/devices';

/** Saturday 21 November 2026, 09:00:00 in Santiago. */
const MORNING = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

const ok = (value: number, unit: NonNullable<HealthPart['lastValue']>['unit']): HealthPart => ({
  state: 'ok',
  lastDate: MORNING,
  lastValue: { value, unit },
  errors: [],
});

export const WELL: HealthRows = {
  selftest: ok(0, 'self-test-code'),
  signal: ok(-72, 'dbm'),
  connection: ok(23.8, 'hours-per-day'),
  battery: ok(87, 'percent'),
  camera_1: ok(14, 'images'),
  camera_2: { state: 'unknown', lastDate: null, lastValue: null, errors: [] },
  weather_sensor: ok(18.4, 'celsius'),
};

/** A device with an empty battery: silent since Thursday, its lens dusty, its second camera never reported. */
export const BROKEN: HealthRows = {
  selftest: {
    state: 'warning',
    lastDate: MORNING - 2 * DAY,
    lastValue: { value: 9, unit: 'self-test-code' },
    errors: ['selftest_sd_error', 'selftest_camera_error'],
  },
  signal: {
    state: 'warning',
    lastDate: MORNING - 2 * DAY,
    lastValue: { value: -108, unit: 'dbm' },
    errors: ['signal_low'],
  },
  connection: {
    state: 'error',
    lastDate: MORNING - 2 * DAY,
    lastValue: { value: 6.2, unit: 'hours-per-day' },
    errors: ['connection_lost', 'connection_infrequent'],
  },
  battery: {
    state: 'error',
    lastDate: MORNING - 2 * DAY,
    lastValue: { value: 12, unit: 'percent' },
    errors: ['battery_low', 'battery_discharging', 'battery_slow_charge'],
  },
  camera_1: {
    state: 'warning',
    lastDate: MORNING - 2 * DAY,
    lastValue: { value: 9, unit: 'images' },
    errors: ['camera_lens_dirty'],
  },
  camera_2: { state: 'unknown', lastDate: null, lastValue: null, errors: ['no_data'] },
  weather_sensor: ok(31.6, 'celsius'),
};

export const WELL_STATION: StationHealth = {
  connection: WELL.connection,
  energy: WELL.battery,
  images: WELL.camera_1,
  sensors: WELL.weather_sensor,
};

export const WARNED_STATION: StationHealth = {
  ...WELL_STATION,
  energy: {
    state: 'warning',
    lastDate: MORNING,
    lastValue: { value: 34, unit: 'percent' },
    errors: ['battery_medium'],
  },
};

export const BROKEN_STATION: StationHealth = {
  connection: BROKEN.connection,
  energy: BROKEN.battery,
  images: BROKEN.camera_1,
  sensors: BROKEN.weather_sensor,
};

/** Its camera has sent nothing since the ninth; everything else is ok. */
export const BLIND_STATION: StationHealth = {
  ...WELL_STATION,
  images: {
    state: 'error',
    lastDate: MORNING - 12 * DAY,
    lastValue: { value: 2, unit: 'images' },
    errors: ['missing_data'],
  },
};
