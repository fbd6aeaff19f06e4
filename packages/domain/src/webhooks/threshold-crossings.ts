import { addDays } from '../calendar/iso-date.ts';
import { type ChipLevel, chipLevel } from '../captures/chip-level.ts';
import type { PestId } from '../entities/ids.ts';
import { weekUntil } from '../published/risk.ts';
import type { DailySeries } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';

/** A day on which the captures of a week went over a threshold of their pest. */
export interface ThresholdCrossing {
  readonly date: IsoDate;
  /** What the chip shows from that day on. */
  readonly level: Extract<ChipLevel, 'warning' | 'error'>;
  /** Insects of the seven days until then. */
  readonly count: number;
}

const RANK: Readonly<Record<ChipLevel, number>> = { neutral: 0, ok: 0, warning: 1, error: 2 };

/**
 * The days on which the captures of the last seven days reach a higher level than the day before. A week without a photo
 * keeps the level; a fall is none.
 *
 * @param daily insects that each day's photos add; `NaN` is a day without a photo
 * @returns in the order of the days; empty for a pest without thresholds
 */
export function thresholdCrossings(pestId: PestId, { start, values }: DailySeries): ThresholdCrossing[] {
  const crossings: ThresholdCrossing[] = [];
  let before: ChipLevel = 'ok';
  for (let day = 0; day < values.length; day += 1) {
    const count = weekUntil(values, day);
    const level = chipLevel(pestId, count);
    if (level === null) continue;
    if (RANK[level] > RANK[before] && level !== 'ok' && level !== 'neutral')
      crossings.push({ date: addDays(start, day), level, count });
    before = level;
  }
  return crossings;
}
