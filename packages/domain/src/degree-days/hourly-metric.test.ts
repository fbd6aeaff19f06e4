import { expect, test } from 'vitest';
import { hourlyDegreeDayMetricName, parseHourlyDegreeDayMetric } from './hourly-metric.ts';

test.each([
  ['dd_hourly_10_30_horizontal', { lower: 10, upper: 30, cutoff: 'horizontal' }],
  ['dd_hourly_7.5_31.1_vertical', { lower: 7.5, upper: 31.1, cutoff: 'vertical' }],
  ['dd_hourly_10', { lower: 10, upper: null, cutoff: 'none' }],
] as const)('%s', (name, thresholds) => {
  expect(parseHourlyDegreeDayMetric(name)).toEqual(thresholds);
  expect(hourlyDegreeDayMetricName(thresholds)).toBe(name);
});

test.each([
  'dd_hourly_',
  'dd_hourly_30_10_horizontal',
  'dd_hourly_010',
  'dd_single_sine_10',
  'dd_weekly_10_30_horizontal',
  'dd_hourly_10_30',
])('not a name: %s', (name) => {
  expect(parseHourlyDegreeDayMetric(name)).toBeNull();
});

test('an upper threshold without a cutoff has no place in the name', () => {
  expect(hourlyDegreeDayMetricName({ lower: 10, upper: 30, cutoff: 'none' })).toBe('dd_hourly_10');
});
