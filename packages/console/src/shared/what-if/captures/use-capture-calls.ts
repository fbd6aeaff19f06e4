import { type CaptureCall, sumsOfTraps, type TrapSums } from '@vigia/domain/what-if';
import { useMemo } from 'react';
import type { SeasonCaptures } from './season-captures.ts';

/** When thresholds of captures call in a season. */
export interface CapturesPlayed {
  readonly sums: TrapSums;
  /** The most that a trap caught in the days of the threshold; null where no trap has a record. */
  readonly most: number | null;
  /** With the threshold as it is; null without one. */
  readonly now: readonly CaptureCall[] | null;
  /** With the supposed one; null where none is supposed. */
  readonly supposed: readonly CaptureCall[] | null;
}

/** Finds the calls of both thresholds, in the browser: sums are made once for every threshold. */
export function useCaptureCalls(
  captures: SeasonCaptures | null,
  supposed: number | undefined,
): CapturesPlayed | null {
  const { traps, days, span } = captures ?? {};
  const sums = useMemo(
    () => (traps && days && span ? sumsOfTraps(traps, days, span) : null),
    [traps, days, span],
  );
  const threshold = captures?.threshold ?? null;
  return useMemo(() => {
    if (sums === null) return null;
    const known = sums.most.values.filter((value) => !Number.isNaN(value));
    return {
      sums,
      most: known.length === 0 ? null : Math.max(...known),
      now: threshold === null ? null : sums.callsAt(threshold),
      supposed: supposed === undefined ? null : sums.callsAt(supposed),
    };
  }, [sums, threshold, supposed]);
}
