import { expect, it } from 'vitest';
import { convertedValue } from './unit-conversion.ts';

it.each([
  ['temperature', '°F', 68, 20],
  ['temperature', '°C', -3.2, -3.2],
  ['rain', 'in', 0.1, 2.54],
  ['wind', 'm/s', 5, 18],
  ['wind', 'mph', 10, 16.093],
  ['soilMoisture', '%', 31.5, 31.5],
] as const)('%s in %s: %d is %d', (measure, unit, given, value) => {
  expect(convertedValue(measure, unit, given)).toEqual({ value, reason: null });
});

it.each([
  ['text', 'temperature', '°C', '21', 'not-a-number'],
  ['a hole', 'temperature', '°C', null, 'not-a-number'],
  ['NaN', 'temperature', '°C', Number.NaN, 'not-a-number'],
  ['a unit of another measure', 'rain', '°C', 3, 'not-a-number'],
  ['what no sensor measures', 'humidity', '%', 655.3, 'out-of-range'],
  ['what no sensor measures once it is converted', 'soilTemperature', '°F', 200, 'out-of-range'],
] as const)('%s is no measurement', (_, measure, unit, given, reason) => {
  expect(convertedValue(measure, unit, given)).toEqual({ value: null, reason });
});
