import { beyondOf, type Expectation } from '../phenology/expectation.ts';
import { isFresh, standingOf } from '../phenology/outlook.ts';
import { projectedDate } from '../phenology/projection.ts';
import { type StageThreshold, stageThresholds } from '../phenology/stages.ts';
import type { IsoDate } from '../units.ts';
import type { ReportPest } from './report-data.ts';

/** When a control of a pest is expected to be due: when its next larvae appear, the target of a control. */
export interface ControlEstimate extends Expectation {
  readonly threshold: StageThreshold;
}

/**
 * @param today null for a season that is over: there is no forecast then
 * @returns null past the last generation, without a model, and without a record
 */
export function controlEstimate(
  { pestId, degreeDays, ahead }: Pick<ReportPest, 'pestId' | 'degreeDays' | 'ahead'>,
  today: IsoDate | null,
): ControlEstimate | null {
  const standing = degreeDays && standingOf(degreeDays);
  if (!standing || today === null) return null;
  const threshold = stageThresholds(pestId).find(
    ({ stage, dd }) => stage === 'larvae' && dd > standing.degreeDays,
  );
  if (!threshold) return null;
  const expected = isFresh(standing, today)
    ? projectedDate({
        accumulated: standing.degreeDays,
        lastDate: standing.date,
        recentDaily: standing.daily,
        threshold: threshold.dd,
      })
    : null;
  return { threshold, expected, beyond: expected ? null : beyondOf(threshold.dd, ahead) };
}
