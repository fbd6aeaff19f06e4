import { degreeDayMetricName, parseDegreeDayMetric } from './rule.ts';
import { checkedThresholds, type DegreeDayThresholds } from './thresholds.ts';

const PREFIX = 'dd_hourly_';
/** The daily method whose spelling of thresholds is used. */
const METHOD = { method: 'single-sine', prefix: 'dd_single_sine_' } as const;

/** The name under which degree-days of hourly means are requested, such as `dd_hourly_10_30_horizontal`. */
export function hourlyDegreeDayMetricName(thresholds: DegreeDayThresholds): string {
  const { lower, upper, cutoff } = checkedThresholds(thresholds);
  const rule = { method: METHOD.method, lower, upper: cutoff === 'none' ? null : upper, cutoff };
  return degreeDayMetricName(rule).replace(METHOD.prefix, PREFIX);
}

/** The thresholds of a metric name; the inverse of `hourlyDegreeDayMetricName`, null for any other text. */
export function parseHourlyDegreeDayMetric(name: string): DegreeDayThresholds | null {
  if (!name.startsWith(PREFIX)) return null;
  const rule = parseDegreeDayMetric(`${METHOD.prefix}${name.slice(PREFIX.length)}`);
  return rule && { lower: rule.lower, upper: rule.upper, cutoff: rule.cutoff };
}
