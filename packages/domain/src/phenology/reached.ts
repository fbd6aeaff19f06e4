import { addDays } from '../calendar/iso-date.ts';
import type { PestId } from '../entities/ids.ts';
import type { DailySeries } from '../series/daily.ts';
import type { DegreeDays, IsoDate } from '../units.ts';
import { type StageThreshold, stageThresholds } from './stages.ts';

/** When an accumulated series reached a threshold. */
export interface ReachedDate {
  /** The first day whose total is at or above the threshold. */
  readonly date: IsoDate;
  /** The first day it can have been: earlier than `date` where the days just before it are missing. */
  readonly earliest: IsoDate;
}

/**
 * The day an accumulated series reaches a threshold.
 *
 * @param accumulated a running total that does not fall; `NaN` is a day without a record
 * @returns null when it never does, and for a threshold that is not a number
 */
export function dateReached({ start, values }: DailySeries, threshold: DegreeDays): ReachedDate | null {
  const at = values.findIndex((value) => value >= threshold);
  if (at < 0) return null;
  const lastBelow = values.subarray(0, at).findLastIndex((value) => !Number.isNaN(value));
  return { date: addDays(start, at), earliest: addDays(start, lastBelow + 1) };
}

export interface StageDate {
  readonly threshold: StageThreshold;
  /** Null for a stage still to come. */
  readonly reached: ReachedDate | null;
}

/** When each stage of each generation began in an accumulated series; empty without a model. */
export function stageDates(pestId: PestId, accumulated: DailySeries): StageDate[] {
  return stageThresholds(pestId).map((threshold) => ({
    threshold,
    reached: dateReached(accumulated, threshold.dd),
  }));
}
