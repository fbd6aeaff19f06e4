import { expect, it } from 'vitest';
import { isPlausible, plausibleHumidity, plausibleTemperature } from './plausible.ts';

it.each([
  [-30, -30],
  [55, 55],
  [12.5, 12.5],
  [-30.1, Number.NaN],
  [85, Number.NaN],
  [Number.NaN, Number.NaN],
])('takes a temperature of %d °C as %d', (measured, taken) => {
  expect(plausibleTemperature(measured)).toBe(taken);
});

it.each([
  [0, 0],
  [100, 100],
  [104.9, 100],
  [105, 100],
  [105.1, Number.NaN],
  [-0.1, Number.NaN],
  [Number.NaN, Number.NaN],
])('takes a humidity of %d %% as %d', (measured, taken) => {
  expect(plausibleHumidity(measured)).toBe(taken);
});

it.each([
  ['temperature', 999, false],
  ['temperature', 55, true],
  ['humidity', 250, false],
  ['humidity', 104, true],
  ['altitude', 4501, false],
  ['altitude', -500, true],
  ['gas', 99, false],
  ['gas', 13_000_000, true],
  ['leafWetness', 60, true],
  ['leafWetness', 61, false],
  ['leafWetness', -1, false],
  ['soilMoisture', 100, true],
  ['soilMoisture', 100.1, false],
  ['soilTemperature', -20, true],
  ['soilTemperature', 60.1, false],
  ['battery', 6553.5, false],
  ['battery', -1, false],
  ['battery', 105, true],
  ['battery', Number.NaN, false],
  ['battery', Number.POSITIVE_INFINITY, false],
] as const)('a %s of %d: %s', (measure, value, plausible) => {
  expect(isPlausible(measure, value)).toBe(plausible);
});
