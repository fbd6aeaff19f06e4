import { describe, expect, it } from 'vitest';
import { aDevice, DEVICE_HOURS, DEVICE_NOW, dailyWave, photoTimes } from '../../fixtures/builders/device.ts';
import { hourOfInstant } from '../calendar/day.ts';
import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import {
  HEALTH_CODES,
  HEALTH_ROWS,
  type HealthCode,
  type HealthRowId,
  type HealthState,
  INTERNAL_CODES,
} from './codes.ts';
import type { HealthImage, StationHealthInput } from './input.ts';
import { healthRows } from './station-health.ts';

const HOURS = DEVICE_HOURS.length;
const { climate, images, battery } = aDevice();

const climateWith = (column: 'temperature' | 'humidity' | 'altitude' | 'gas', values: Float64Array) => ({
  climate: { ...climate, [column]: values },
});
const frozen = (values: Float64Array) => values.fill(values.at(-30)!, -30);
const charged = (charge: (at: number, i: number) => number) => ({
  battery: { t: DEVICE_HOURS, percentage: DEVICE_HOURS.map(charge) },
});
const mainImages = (change: (image: HealthImage, i: number) => HealthImage) => ({
  images: images.filter(({ camera }) => camera === 1).map(change),
});
const selfTest = (code: number) => ({ selfTests: [{ at: DEVICE_NOW - HOUR_MS, code }] });
const everyThird = <Column extends { readonly t: Float64Array }>(columns: Column): Column => {
  const thinned = Object.entries(columns).map(([name, values]) => [
    name,
    name === 't'
      ? values
      : (values as Float64Array).map((value, i) =>
          (DEVICE_HOURS[i]! / HOUR_MS) % 3 === 0 ? value : Number.NaN,
        ),
  ]);
  return Object.fromEntries(thinned) as Column;
};

interface Case {
  readonly row: HealthRowId;
  readonly state: HealthState;
  readonly change: Partial<StationHealthInput>;
  /** Other codes that always appear with it. */
  readonly also?: readonly HealthCode[];
}

/** One device for every code; a new code does not compile without a case. */
const CASES: Readonly<Record<HealthCode, Case>> = {
  no_data: { row: 'selftest', state: 'unknown', change: { selfTests: [] } },
  missing_data: {
    row: 'camera_1',
    state: 'warning',
    change: {
      images: photoTimes()
        .slice(0, -1)
        .map((takenAt) => ({ takenAt: takenAt - 12 * HOUR_MS })),
    },
  },
  signal_low: {
    row: 'signal',
    state: 'error',
    change: { signal: photoTimes().map((at) => ({ at, generation: '4G', rsrp: -90, rsrq: -21 })) },
  },
  connection_lost: {
    row: 'connection',
    state: 'error',
    change: { now: DEVICE_NOW + 25 * HOUR_MS },
    also: ['missing_data'],
  },
  connection_infrequent: {
    row: 'connection',
    state: 'warning',
    change: { climate: everyThird(climate), battery: everyThird(battery) },
  },
  selftest_camera_error: { row: 'selftest', state: 'error', change: selfTest(8) },
  selftest_sd_error: { row: 'selftest', state: 'error', change: selfTest(1) },
  selftest_sensor_error: { row: 'selftest', state: 'error', change: selfTest(2) },
  selftest_rtc_error: { row: 'selftest', state: 'error', change: selfTest(16) },
  selftest_flash_error: { row: 'selftest', state: 'error', change: selfTest(4) },
  battery_bad_sensor: {
    row: 'battery',
    state: 'error',
    change: charged((_, i) => (i > HOURS - 20 && i % 2 === 0 ? 12 : 85)),
  },
  battery_low: {
    row: 'battery',
    state: 'error',
    change: charged((_, i) => 15 + 5 * Math.sin(i / 3.82 + 2.2)),
  },
  battery_medium: {
    row: 'battery',
    state: 'warning',
    change: charged((_, i) => 32 + 5 * Math.sin(i / 3.82)),
  },
  battery_discharging: { row: 'battery', state: 'warning', change: charged((_, i) => 95 - (i / 24) * 3) },
  battery_slow_charge: {
    row: 'battery',
    state: 'warning',
    change: { battery: { t: DEVICE_HOURS, percentage: dailyWave(60, 1.2) } },
  },
  battery_charge_anomaly: {
    row: 'battery',
    state: 'warning',
    change: charged((at) => (hourOfInstant(at) < 8 ? 80 + hourOfInstant(at) * 2 : 80)),
  },
  camera_corrupt_images: {
    row: 'camera_1',
    state: 'warning',
    change: mainImages((image, i) => ({ ...image, intact: i !== 11 && i !== 13 })),
  },
  camera_lens_dirty: {
    row: 'camera_1',
    state: 'warning',
    change: mainImages((image, i) => ({ ...image, sharpness: i < 10 ? 9 : 3 })),
  },
  camera_poor_focus: {
    row: 'camera_1',
    state: 'warning',
    change: mainImages((image) => ({ ...image, sharpness: 1.2 })),
  },
  camera_missing_target: {
    row: 'camera_1',
    state: 'error',
    change: mainImages((image, i) => ({ ...image, targetFound: i < 11 })),
  },
  sensor_bad_temperature: {
    row: 'weather_sensor',
    state: 'error',
    change: climateWith('temperature', frozen(dailyWave(18, 8))),
  },
  sensor_bad_humidity: {
    row: 'weather_sensor',
    state: 'error',
    change: climateWith('humidity', dailyWave(60, 25).fill(130, -3)),
  },
  sensor_bad_pressure: {
    row: 'weather_sensor',
    state: 'warning',
    change: climateWith('altitude', dailyWave(182, 9).fill(2_000, -3)),
  },
  sensor_bad_gas: {
    row: 'weather_sensor',
    state: 'warning',
    change: climateWith('gas', dailyWave(52_000, 9).fill(0, -3)),
  },
};

const raised = (input: StationHealthInput, view?: 'user') => {
  const rows = healthRows(input, view);
  return [...new Set(HEALTH_ROWS.flatMap((id) => rows[id].errors))];
};

describe('every code', () => {
  it('is silent on a healthy device', () => {
    const rows = healthRows(aDevice());
    expect(HEALTH_ROWS.map((id) => [id, rows[id].state])).toEqual(HEALTH_ROWS.map((id) => [id, 'ok']));
    expect(raised(aDevice())).toEqual([]);
  });

  it.each(HEALTH_CODES)('%s is raised by its own fault and nothing else is', (code) => {
    const { row, state, change, also = [] } = CASES[code];
    expect(healthRows(aDevice(change))[row]).toMatchObject({ state, errors: [code] });
    expect(raised(aDevice(change)).sort()).toEqual([code, ...also].sort());
  });

  it('of the inside of a device, of altitude and of gas is kept from the user', () => {
    expect(HEALTH_CODES.filter((code) => raised(aDevice(CASES[code].change), 'user').length === 0)).toEqual([
      'signal_low',
      'selftest_camera_error',
      'selftest_sd_error',
      'selftest_sensor_error',
      'selftest_rtc_error',
      'selftest_flash_error',
      'sensor_bad_pressure',
      'sensor_bad_gas',
    ]);
  });

  it.each(HEALTH_CODES)('%s reaches the user only if it is for him', (code) => {
    const { row, change } = CASES[code];
    const isRaised = raised(aDevice(change), 'user').includes(code);
    expect(isRaised).toBe(!INTERNAL_CODES.has(code));
    if (!isRaised) expect(healthRows(aDevice(change), 'user')[row].state).toBe('ok');
  });

  it.each(HEALTH_CODES)('%s is forgotten with the device that is swapped', (code) => {
    const { change } = CASES[code];
    const now = DEVICE_NOW + 25 * HOUR_MS;
    const events = [{ type: 'device_swap' as const, at: now - HOUR_MS / 2 }];
    const fresh = aDevice({ ...change, now, events });
    expect(raised(fresh)).toEqual(['no_data']);
    expect(raised({ ...fresh, events: [{ ...events[0]!, at: now + DAY_MS }] })).not.toEqual(['no_data']);
  });
});
