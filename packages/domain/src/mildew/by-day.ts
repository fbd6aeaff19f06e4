import { type MildewConditions, type MildewDay, mildewConditions } from './conditions.ts';
import { gublerIndex } from './gubler.ts';
import { GUBLER_RULE, type GublerRule } from './rule.ts';

/**
 * What a chart of mildew shows of each day: the index (0..100), its change since the day before, whether the day was
 * favourable (1 or 0; averaged over stations, their share), and the hours in the band, consecutive or not.
 */
export const MILDEW_MEASURES = [
  'acc_score',
  'day_score',
  'favourable',
  'longest_run',
  'hours_in_band',
] as const;
export type MildewMeasure = (typeof MILDEW_MEASURES)[number];

const OF_CONDITIONS = {
  favourable: ({ state }: MildewConditions) => (state === 'favourable' ? 1 : 0),
  longest_run: ({ longestRun }: MildewConditions) => longestRun,
  hours_in_band: ({ hoursInBand }: MildewConditions) => hoursInBand,
};

/**
 * One measure of mildew, day by day. An undetermined day is missing whatever the measure: the index keeps its value
 * over it, but without a measurement, so it is neither shown nor averaged with that of other stations.
 *
 * @param days in order, without days left out, from the start of the season on: there the index is 0
 * @returns one value per day; `NaN` for an undetermined day
 * @throws {RangeError} as `gublerIndex`
 */
export function mildewByDay(
  days: readonly MildewDay[],
  measure: MildewMeasure,
  rule: GublerRule = GUBLER_RULE,
): Float64Array {
  const conditions = days.map((day) => mildewConditions(day, rule));
  const values = valuesOf(days, conditions, measure, rule);
  return values.map((value, i) => (conditions[i]!.state === 'undetermined' ? Number.NaN : value));
}

function valuesOf(
  days: readonly MildewDay[],
  conditions: readonly MildewConditions[],
  measure: MildewMeasure,
  rule: GublerRule,
): Float64Array {
  if (measure !== 'acc_score' && measure !== 'day_score') {
    return Float64Array.from(conditions, OF_CONDITIONS[measure]);
  }
  const index = gublerIndex(days, rule);
  return measure === 'acc_score' ? index : index.map((value, i) => value - (index[i - 1] ?? 0));
}
