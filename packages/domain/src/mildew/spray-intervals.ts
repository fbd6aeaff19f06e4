import type { Days } from '../units.ts';
import type { MildewRisk } from './risk.ts';

/** Kinds of fungicide whose interval follows the index. */
export const MILDEW_FUNGICIDES = ['sulfur-dust', 'micronized-sulfur', 'dmi'] as const;
export type MildewFungicide = (typeof MILDEW_FUNGICIDES)[number];

/**
 * Days between two applications by the class of the index.
 *
 * @source UC IPM Pest Management Guidelines: Grape, powdery mildew, risk index and spray intervals
 */
export const MILDEW_SPRAY_INTERVALS: Readonly<Record<MildewFungicide, Readonly<Record<MildewRisk, Days>>>> = {
  'sulfur-dust': { none: 14, moderate: 10, high: 7 },
  'micronized-sulfur': { none: 18, moderate: 14, high: 10 },
  dmi: { none: 21, moderate: 17, high: 14 },
};

/** Days between two applications of each kind, at one class of the index. */
export const sprayIntervals = (risk: MildewRisk): Readonly<Record<MildewFungicide, Days>> => ({
  'sulfur-dust': MILDEW_SPRAY_INTERVALS['sulfur-dust'][risk],
  'micronized-sulfur': MILDEW_SPRAY_INTERVALS['micronized-sulfur'][risk],
  dmi: MILDEW_SPRAY_INTERVALS.dmi[risk],
});
