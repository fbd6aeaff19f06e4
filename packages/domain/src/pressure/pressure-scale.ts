import { type ChipRule, chipRule, USUAL_CHIP_DAYS } from '../captures/chip-rule.ts';
import type { PestId } from '../entities/ids.ts';
import type { CaptureThreshold } from '../farm/capture-threshold.ts';
import type { Days, IsoDate } from '../units.ts';

/** Classes of captures: each up to its bound, the last one above all of them. */
export interface PressureScale {
  /** How many days are summed up. */
  readonly days: Days;
  /** Rising, at most four, insects; the first is 0, as traps that caught nothing are a class of their own. */
  readonly bounds: readonly number[];
  /** The rule whose thresholds are among them; null for steps of our own, none of which is a threshold. */
  readonly rule: ChipRule | null;
}

/** Steps where a pest has no threshold: our choice. */
const OWN_STEPS = [0, 4, 9, 19];

/**
 * The classes of a pest on a day: by the client's thresholds of the month, or else by those of the pest's document, or else
 * steps that are the same for every pest.
 *
 * @param ofClient thresholds of the client whose captures these are
 */
export function pressureScale(
  pestId: PestId,
  date: IsoDate,
  ofClient: readonly CaptureThreshold[],
): PressureScale {
  const rule = chipRule(pestId, date, ofClient);
  if (rule === null) return { days: USUAL_CHIP_DAYS, bounds: OWN_STEPS, rule };
  return { days: rule.days, bounds: boundsOf(rule), rule };
}

/**
 * The thresholds of a rule, and steps between them and above: twice the red one, and half of it where nothing else is below.
 */
function boundsOf({ okUpTo, warningUpTo }: Pick<ChipRule, 'okUpTo' | 'warningUpTo'>): number[] {
  const half = okUpTo === 0 || okUpTo === warningUpTo ? Math.floor(warningUpTo / 2) : 0;
  const bounds = new Set([0, half, okUpTo, warningUpTo, 2 * warningUpTo]);
  return [...bounds].sort((a, b) => a - b);
}

/** The class of so many captures, 0 for the first one; a mean of several traps is rounded to whole insects. */
export function pressureClass({ bounds }: Pick<PressureScale, 'bounds'>, captures: number): number {
  const whole = Math.round(captures);
  const found = bounds.findIndex((bound) => whole <= bound);
  return found < 0 ? bounds.length : found;
}
