import type { ClimateMetric, CountMetric, MildewMetric, MildewQuery } from '@vigia/api/contract';
import {
  type ChillMetric,
  type DegreeDayRule,
  type DegreeHourThresholds,
  GUBLER_RULE,
  type GublerRule,
  type MildewMeasure,
  UC_IPM_GUBLER_RULE,
} from '@vigia/domain';
import type { ClimateColumn } from '../stores/climate-days.ts';

/** What is computed, whichever of the two calls asked for it. */
export type Metric =
  | { readonly kind: 'captures' }
  | { readonly kind: 'chill'; readonly model: ChillMetric }
  | { readonly kind: 'climate'; readonly column: ClimateColumn }
  | { readonly kind: 'degree-days'; readonly rule: DegreeDayRule }
  | { readonly kind: 'degree-hours'; readonly thresholds: DegreeHourThresholds }
  | { readonly kind: 'mildew'; readonly measure: MildewMeasure; readonly rule: GublerRule };

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

export const climateMetric = (name: ClimateMetric): Metric => ({
  kind: 'climate',
  column: CLIMATE_COLUMNS[name],
});

const GUBLER_RULES: Readonly<Record<MildewQuery['rule'], GublerRule>> = {
  default: GUBLER_RULE,
  'uc-ipm': UC_IPM_GUBLER_RULE,
};

export const mildewMetric = (measure: MildewMetric, rule: MildewQuery['rule']): Metric => ({
  kind: 'mildew',
  measure,
  rule: GUBLER_RULES[rule],
});
