import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDevice } from '../../fixtures/builders/device.ts';
import { HEALTH_ROW_WORDS } from '../es/health.ts';
import { HEALTH_ROWS, HEALTH_STATES, type HealthRowId, type HealthState } from './codes.ts';
import { healthEntries } from './health-entries.ts';
import { type HealthPart, type HealthRows, NO_DATA, NOT_FITTED } from './parts.ts';
import { deviceState, healthTotals, sectorState, signalIconState, stationState } from './roll-ups.ts';
import { healthRows } from './station-health.ts';

const part = (state: HealthState): HealthPart => ({ ...NO_DATA, state, errors: [] });
const rows = (change: Partial<Record<HealthRowId, HealthState>>): HealthRows =>
  Object.fromEntries(HEALTH_ROWS.map((id) => [id, part(change[id] ?? 'ok')])) as unknown as HealthRows;

describe('a device', () => {
  it.each<[HealthRowId, HealthState]>([
    ['battery', 'error'],
    ['camera_1', 'error'],
    ['camera_2', 'error'],
    ['weather_sensor', 'error'],
    ['selftest', 'warning'],
    ['signal', 'warning'],
    ['connection', 'warning'],
  ])('with an error of %s is %s', (id, state) => {
    expect(deviceState(rows({ [id]: 'error' }))).toBe(state);
    expect(deviceState(rows({ [id]: 'warning' }))).toBe('warning');
    expect(deviceState(rows({ [id]: 'unknown' }))).toBe('ok');
  });

  it('is well, or unknown', () => {
    expect(deviceState(rows({}))).toBe('ok');
    expect(deviceState({})).toBe('unknown');
    expect(deviceState({ connection: part('ok') })).toBe('ok');
  });

  it('in the field is an error where something that it has sends nothing, and owes nothing as a spare one', () => {
    for (const id of ['battery', 'camera_1', 'camera_2', 'weather_sensor'] as const) {
      const blind = { ...rows({}), [id]: NO_DATA };
      expect(deviceState(blind, true)).toBe('error');
      expect(deviceState(blind)).toBe('ok');
      expect(deviceState({ ...rows({}), [id]: NOT_FITTED }, true)).toBe('ok');
    }
    for (const id of ['selftest', 'signal', 'connection'] as const)
      expect(deviceState({ ...rows({}), [id]: NO_DATA }, true)).toBe('ok');
  });

  it('never gets better as a row gets worse', () => {
    const rank = (state: HealthState) => ['ok', 'warning', 'error'].indexOf(state);
    const states = fc.constantFrom<HealthState>('ok', 'warning', 'error');
    const any = fc.record(Object.fromEntries(HEALTH_ROWS.map((id) => [id, states])));
    fc.assert(
      fc.property(any, fc.constantFrom(...HEALTH_ROWS), states, (before, id, state) => {
        const after = { ...before, [id]: state };
        const worse = rank(state) >= rank(before[id]!);
        if (worse)
          expect(rank(deviceState(rows(after)))).toBeGreaterThanOrEqual(rank(deviceState(rows(before))));
      }),
    );
  });
});

it('shows no error of the signal for want of data', () => {
  expect((['ok', 'warning', 'error'] as const).map((state) => signalIconState(part(state)))).toEqual([
    'ok',
    'warning',
    'error',
  ]);
  expect(signalIconState(NO_DATA)).toBe('unknown');
  expect(signalIconState({ ...part('error'), errors: ['no_data'] })).toBe('unknown');
  expect(signalIconState(undefined)).toBe('unknown');
});

it('takes the worst part of a station; a missing one is an error', () => {
  const parts = { connection: part('ok'), energy: part('ok'), images: part('ok'), sensors: part('ok') };
  expect(stationState(parts)).toBe('ok');
  expect(stationState({ ...parts, images: part('warning') })).toBe('warning');
  expect(stationState({ ...parts, images: part('warning'), energy: part('error') })).toBe('error');
  expect(stationState({ ...parts, sensors: NO_DATA })).toBe('error');
  for (const id of ['connection', 'energy', 'images', 'sensors'] as const) {
    expect(stationState({ ...parts, [id]: undefined })).toBe('error');
  }
  expect(stationState({ ...parts, images: NOT_FITTED })).toBe('ok');
  expect(stationState({ connection: NOT_FITTED })).toBe('error');
  const nothing = { connection: NOT_FITTED, energy: NOT_FITTED, images: NOT_FITTED, sensors: NOT_FITTED };
  expect(stationState(nothing)).toBe('error');
});

it('counts chips by state and takes a sector’s worst', () => {
  expect(healthTotals(['ok', 'error', 'ok', 'unknown'])).toEqual({ ok: 2, warning: 0, error: 1, unknown: 1 });
  expect(Object.keys(healthTotals([]))).toEqual(HEALTH_STATES);
  expect(sectorState(['ok', 'error', 'warning'])).toBe('error');
  expect(sectorState([])).toBe('unknown');
});

describe('the entries of the internal view', () => {
  it('are the seven rows, each with the text for growers', () => {
    const entries = healthEntries(aDevice());
    expect(Object.keys(entries)).toEqual([...HEALTH_ROWS]);
    expect(entries.battery).toEqual({
      state: 'ok',
      lastDate: Date.parse('2026-11-21T15:00:00.000Z'),
      lastValue: { value: expect.closeTo(85.7, 0), unit: 'percent' },
      userText: 'En orden: 86 %',
      errors: [],
    });
  });

  it('shows growers no more than is for them', () => {
    const gas = new Float64Array(aDevice().climate.t.length);
    const input = aDevice({
      climate: { ...aDevice().climate, gas },
      selfTests: [],
      images: [],
      battery: { t: Float64Array.of(aDevice().now), percentage: Float64Array.of(12) },
    });
    const { selftest, signal, connection, battery, weather_sensor, ...cameras } = healthEntries(input);
    expect(selftest).toMatchObject({ lastDate: null, userText: null, errors: ['no_data'] });
    expect(signal.userText).toBeNull();
    expect(connection.userText).toBe('En orden: 24,0 h/día con datos');
    expect(battery.userText).toBe('Batería baja');
    expect(weather_sensor).toMatchObject({ state: 'warning', errors: ['sensor_bad_gas'] });
    expect(weather_sensor.userText).toMatch(/^En orden: \d+,\d °C$/);
    expect(cameras.camera_1.userText).toBe('No hay datos');
    expect(cameras.camera_2.userText).toBe('No instalada');
    expect(healthRows(input).camera_2).toEqual(NOT_FITTED);
  });
});

it('names its rows as specified', () => {
  expect(HEALTH_ROWS.map((id) => HEALTH_ROW_WORDS[id])).toEqual([
    'Self Test',
    'Señal',
    'Conexión',
    'Batería',
    'Cámara Principal',
    'Cámara Secundaria',
    'Sensores',
  ]);
});
