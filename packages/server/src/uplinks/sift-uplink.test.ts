import { COLUMN_MEASURES, UPLINK_MEASURES, UPLINK_UNITS } from '@vigia/api/contract';
import { conversionOf, QUANTITY_OF } from '@vigia/domain/devices';
import { expect, test } from 'vitest';
import { MEASURES } from '../ingest/measures.ts';
import { siftUplink } from './sift-uplink.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const BOUNDS = { now: NOW, border: NOW - 30 * 86_400_000 };
const MAPPING = [
  { path: 'temp', measure: 'ambient_temperature_c', unit: '°F' },
  { path: 'env.wind', measure: 'wind_speed_km_h', unit: 'm/s' },
] as const;
const sift = (fields: Record<string, string | number | null>, over: object = {}) =>
  siftUplink({ at: NOW - 1_000, fields, isSimulated: false, ...over }, MAPPING, BOUNDS);

test('every measure of a reading may come, in every unit that is offered', () => {
  expect(new Set(UPLINK_MEASURES)).toEqual(new Set(MEASURES));
  for (const measure of UPLINK_MEASURES)
    for (const unit of UPLINK_UNITS[measure])
      expect(
        conversionOf(QUANTITY_OF[COLUMN_MEASURES[measure]], unit),
        `${measure} in ${unit}`,
      ).toBeDefined();
});

test('values are converted into the unit of their column', () => {
  expect(sift({ temp: 68, 'env.wind': 5, other: 1 })).toEqual({
    row: { t: NOW - 1_000, values: { ambient_temperature_c: 20, wind_speed_km_h: 18 } },
    reason: null,
  });
  expect(sift({ temp: 68 }).row?.values).toEqual({ ambient_temperature_c: 20 });
});

test('one wrong value does not take the good one with it, and is told', () => {
  expect(sift({ temp: 68, 'env.wind': 'fuerte' })).toMatchObject({
    row: { values: { ambient_temperature_c: 20 } },
    reason: 'not-a-number',
  });
});

test.each([
  ['out-of-range', sift({ temp: 9_999 })],
  ['nothing-mapped', sift({ battery: 3.6 })],
  ['nothing-mapped', sift({ temp: null })],
  ['no-fields', sift({})],
  ['simulated', sift({ temp: 68 }, { isSimulated: true })],
  ['future', sift({ temp: 68 }, { at: NOW + 20 * 60_000 })],
  ['too-old', sift({ temp: 68 }, { at: NOW - 31 * 86_400_000 })],
  ['unknown-device', siftUplink({ at: NOW, fields: { temp: 1 }, isSimulated: false }, null, BOUNDS)],
] as const)('%s is no measurement', (reason, sifted) => {
  expect(sifted).toEqual({ row: null, reason });
});

test('a path that every object has is no field', () => {
  const mapping = [{ ...MAPPING[0], path: 'constructor' }];
  const { row } = siftUplink({ at: NOW, fields: { temp: 1 }, isSimulated: false }, mapping, BOUNDS);
  expect(row).toBeNull();
});
