import { expect, it } from 'vitest';
import { plausibleHumidity, plausibleTemperature } from './plausible.ts';

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
