import type { PestId } from '../entities/ids.ts';
import { type ColumnarSeries, fromColumnar } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import type { DatesAhead } from './dates-ahead.ts';
import { type Milestone, milestonesAhead, standingOf } from './outlook.ts';
import { type ReachedDate, stageDates } from './reached.ts';
import type { StageThreshold } from './stages.ts';

/** A stage of the season: begun, to come, or never reached. */
export interface SeasonStage {
  readonly threshold: StageThreshold;
  /** Null for a stage that has not begun. */
  readonly reached: ReachedDate | null;
  /** When it may begin; null for a stage that has begun, and in a season that is over. */
  readonly milestone: Milestone | null;
}

export interface SeasonGeneration {
  readonly generation: number;
  /** In their order; never empty. */
  readonly stages: readonly SeasonStage[];
  /** No stage has begun, and none begins before the season ends, not even in the warmest years. */
  readonly isAfterSeason: boolean;
}

/**
 * Every stage of each generation of a season: the day on which it began, or when it may begin.
 *
 * @param degreeDays accumulated °C·day by day; null is a day without a record
 * @param today null for a season that is over: nothing is expected then
 * @param ahead past years' course from the last record; null or left out where it was not requested
 * @returns in their order; empty for a pest without a model, and without any record
 */
export function seasonStages(
  pestId: PestId,
  degreeDays: ColumnarSeries,
  today: IsoDate | null,
  ahead?: DatesAhead | null,
): SeasonGeneration[] {
  const standing = standingOf(degreeDays);
  if (standing === null) return [];
  const toCome = today === null ? [] : milestonesAhead(pestId, standing, today, ahead);
  const stages = stageDates(pestId, fromColumnar(degreeDays)).map(({ threshold, reached }) => ({
    threshold,
    reached,
    milestone: toCome.find((milestone) => milestone.threshold === threshold) ?? null,
  }));
  const generations = new Set(stages.map(({ threshold }) => threshold.generation));
  return Array.from(generations, (generation) => {
    const own = stages.filter(({ threshold }) => threshold.generation === generation);
    return { generation, stages: own, isAfterSeason: own.every(isAfterSeason) };
  });
}

const isAfterSeason = ({ milestone }: SeasonStage): boolean =>
  milestone?.beyond?.reason === null && milestone.beyond.earliest === null;
