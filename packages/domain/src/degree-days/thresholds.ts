import type { Celsius } from '../units.ts';
import { DEGREE_DAY_CUTOFFS, type DegreeDayCutoff } from './rule.ts';

/** The temperatures between which development is counted, and what happens above the upper one. */
export interface DegreeDayThresholds {
  readonly lower: Celsius;
  readonly upper?: Celsius | null;
  /** Horizontal by default if there is an upper threshold. */
  readonly cutoff?: DegreeDayCutoff;
}

/** Without an upper threshold the cutoff is `none`, and `upper` is not looked at. */
export function checkedThresholds({ lower, upper, cutoff }: DegreeDayThresholds) {
  if (!Number.isFinite(lower)) throw new RangeError(`the lower threshold ${lower} is not a finite number`);
  if (upper === undefined || upper === null) {
    if (cutoff !== undefined && cutoff !== 'none') {
      throw new RangeError(`the ${cutoff} cutoff needs an upper threshold`);
    }
    return { lower, upper: lower, cutoff: 'none' as const };
  }
  if (!Number.isFinite(upper)) throw new RangeError(`the upper threshold ${upper} is not a finite number`);
  if (upper <= lower)
    throw new RangeError(`the upper threshold ${upper} is not above the lower one ${lower}`);
  const chosen = cutoff ?? 'horizontal';
  if (!DEGREE_DAY_CUTOFFS.includes(chosen)) throw new RangeError(`unknown cutoff ${chosen}`);
  return { lower, upper, cutoff: chosen };
}
