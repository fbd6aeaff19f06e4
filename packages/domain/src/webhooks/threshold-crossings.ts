import { addDays } from '../calendar/iso-date.ts';
import { type ChipLevel, type ChipRule, chipLevel, USUAL_CHIP_DAYS } from '../captures/chip-rule.ts';
import { sumUntil } from '../published/risk.ts';
import type { DailySeries } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';

/** A day on which the captures of its rule's days went over a threshold of their pest. */
export interface ThresholdCrossing {
  readonly date: IsoDate;
  /** What the chip shows from that day on. */
  readonly level: Extract<ChipLevel, 'warning' | 'error'>;
  /** Insects of the rule's days until then. */
  readonly count: number;
  /** The rule of that day. */
  readonly rule: ChipRule;
}

const RANK: Readonly<Record<ChipLevel, number>> = { neutral: 0, ok: 0, warning: 1, error: 2 };

/**
 * The days on which the captures of the rule's last days reach a higher level than the day before. Days without a photo
 * keep the level; a fall is none. A level is higher too where a stricter rule begins.
 *
 * @param ruleOn the rule of the pest's chip on a day, see `chipRule`
 * @param daily insects that each day's photos add; `NaN` is a day without a photo
 * @returns in the order of the days; empty for a pest without thresholds
 */
export function thresholdCrossings(
  ruleOn: (date: IsoDate) => ChipRule | null,
  { start, values }: DailySeries,
): ThresholdCrossing[] {
  const crossings: ThresholdCrossing[] = [];
  let before: ChipLevel = 'ok';
  for (let day = 0; day < values.length; day += 1) {
    const date = addDays(start, day);
    const rule = ruleOn(date);
    const count = sumUntil(values, day, rule?.days ?? USUAL_CHIP_DAYS);
    const level = chipLevel(rule, count);
    if (level === null) continue;
    if (rule !== null && RANK[level] > RANK[before] && level !== 'ok' && level !== 'neutral')
      crossings.push({ date, level, count, rule });
    before = level;
  }
  return crossings;
}
