import type { BackTestTotals, PreparedBackTest } from './back-test.ts';

/** Most thresholds that are tried at once. */
const MOST_POINTS = 100;

/** What a rule would have done with one of its thresholds. */
export interface SweepPoint extends Pick<BackTestTotals, 'calls' | 'outcomes' | 'peaks' | 'calledPeaks'> {
  readonly threshold: number;
}

/** Whole thresholds from `min` to `max`: each of them, or a hundred at equal distances with both ends. */
export function sweepThresholds({ min, max }: { readonly min: number; readonly max: number }): number[] {
  const count = Math.min(max - min + 1, MOST_POINTS);
  if (count <= 1) return count === 1 ? [min] : [];
  return Array.from({ length: count }, (_, i) => Math.round(min + (i * (max - min)) / (count - 1)));
}

/** What a rule would have done with each of some thresholds. */
export const sweepOf = (prepared: PreparedBackTest, thresholds: readonly number[]): SweepPoint[] =>
  thresholds.map((threshold) => {
    const { calls, outcomes, peaks, calledPeaks } = prepared.at(threshold).totals;
    return { threshold, calls, outcomes, peaks, calledPeaks };
  });
