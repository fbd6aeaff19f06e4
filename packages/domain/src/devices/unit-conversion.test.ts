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
] as const)('%s is no measurement', (_, measure, unit, given, reason) => {
  expect(convertedValue(measure, unit, given)).toEqual({ value: null, reason });
});

it('what no sensor measures is told with its figure, also once it is converted', () => {
  expect(convertedValue('humidity', '%', 655.3)).toEqual({ value: 655.3, reason: 'out-of-range' });
  expect(convertedValue('soilTemperature', '°F', 212)).toEqual({ value: 100, reason: 'out-of-range' });
});
