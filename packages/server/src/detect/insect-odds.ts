import { FEATURES } from './features.ts';

/**
 * Weight of each feature: a logistic regression over the marked insects of eight photos of sticky plates.
 * `fitting/fit-weights.ts` computes them, and `fitting/annotated-photos.test.ts` compares these with a new fit.
 */
export const WEIGHTS: Record<(typeof FEATURES)[number], number> = {
  one: -10.79,
  size: 3.347,
  'size²': -2.29,
  thickness: -1.928,
  elongation: 2.654,
  'elongation²': -1.385,
  fill: -3.118,
  darkness: -6.889,
  'darkness among its photo’s': 18.802,
  'darkness among its photo’s²': -5.848,
  level: -9.449,
  'at the edge': -2.613,
  raggedness: -1.149,
  bulk: 2.708,
};

/** Lowest score that is shown: at 0.5 a region is as likely an insect as not. */
export const LEAST_SCORE = 0.5;

const VALUES = Float64Array.from(FEATURES, (name) => WEIGHTS[name]);

/** Log odds that a region with these features is an insect. */
export function insectOdds(features: Float64Array, weights: ArrayLike<number> = VALUES): number {
  let odds = 0;
  for (let i = 0; i < features.length; i += 1) odds += features[i]! * weights[i]!;
  return odds;
}

/** Probability of log odds, 0..1. */
export const scoreOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
