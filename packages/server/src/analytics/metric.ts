import { ClimateMetric, type CountMetric, MildewMetric, type MildewQuery } from '@vigia/api/contract';
import {
  type ChillMetric,
  type DegreeDayRule,
  type DegreeDayThresholds,
  type DegreeHourThresholds,
  GUBLER_RULE,
  type GublerRule,
  isChillMetric,
  type MildewMeasure,
  parseDegreeDayMetric,
  parseDegreeHourMetric,
  parseHourlyDegreeDayMetric,
  UC_IPM_GUBLER_RULE,
} from '@vigia/domain';
import type { InferenceOf } from '../stores/images/inferred-photos.ts';
import type { ClimateColumn } from '../stores/measurements/climate-days.ts';

/** Metrics that are computed from climate. */
export type ClimateBased = Exclude<Metric, { kind: 'captures' | 'inference' }>;

/** What is computed, for either of the two calls. */
export type Metric =
  | { readonly kind: 'captures' }
  | ({ readonly kind: 'inference' } & InferenceOf)
  | { readonly kind: 'chill'; readonly model: ChillMetric }
  | { readonly kind: 'climate'; readonly column: ClimateColumn }
  | { readonly kind: 'degree-days'; readonly rule: DegreeDayRule }
  | { readonly kind: 'hourly-degree-days'; readonly thresholds: DegreeDayThresholds }
  | { readonly kind: 'degree-hours'; readonly thresholds: DegreeHourThresholds }
  | { readonly kind: 'mildew'; readonly measure: MildewMeasure; readonly rule: GublerRule };

/** The metric of a name of the call for counts: captures or a chill model. */
export function countMetric(name: CountMetric): Metric {
  return name === 'bug_count' ? { kind: 'captures' } : { kind: 'chill', model: name };
}

const CLIMATE_COLUMNS: Readonly<Record<ClimateMetric, ClimateColumn>> = {
  temperature_max_daily: 't_max',
  temperature_min_daily: 't_min',
  temperature_avg_daily: 't_mean',
  humidity_max_daily: 'rh_max',
  humidity_min_daily: 'rh_min',
  humidity_avg_daily: 'rh_mean',
};

/** The metric of a daily figure of the climate. */
export const climateMetric = (name: ClimateMetric): ClimateBased => ({
  kind: 'climate',
  column: CLIMATE_COLUMNS[name],
});

/** Null for a name without such a metric. */
export function degreeDayMetric(name: string): ClimateBased | null {
  const rule = parseDegreeDayMetric(name);
  if (rule !== null) return { kind: 'degree-days', rule };
  const thresholds = parseHourlyDegreeDayMetric(name);
  return thresholds && { kind: 'hourly-degree-days', thresholds };
}

/** Null for a name without such a metric. */
export function degreeHourMetric(name: string): ClimateBased | null {
  const thresholds = parseDegreeHourMetric(name);
  return thresholds && { kind: 'degree-hours', thresholds };
}

/** Metrics that have a forecast; null for any other name. */
export function forecastMetric(name: string): ClimateBased | null {
  const climate = ClimateMetric.safeParse(name);
  if (climate.success) return climateMetric(climate.data);
  const mildew = MildewMetric.safeParse(name);
  if (mildew.success) return mildewMetric(mildew.data, 'default');
  if (isChillMetric(name)) return { kind: 'chill', model: name };
  return degreeDayMetric(name) ?? degreeHourMetric(name);
}

/** Metrics for which past years give the date of a threshold: sums that never fall; null for any other name. */
export const aheadMetric = (name: string): ClimateBased | null =>
  degreeDayMetric(name) ?? degreeHourMetric(name);

const GUBLER_RULES: Readonly<Record<MildewQuery['rule'], GublerRule>> = {
  default: GUBLER_RULE,
  'uc-ipm': UC_IPM_GUBLER_RULE,
};

/** The metric of a measure of the Gubler index, by one of its two rules. */
export const mildewMetric = (measure: MildewMetric, rule: MildewQuery['rule']): ClimateBased => ({
  kind: 'mildew',
  measure,
  rule: GUBLER_RULES[rule],
});
