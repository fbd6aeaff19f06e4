import type { Milestone } from '../phenology/outlook.ts';
import { milestonesAhead, standingOf } from '../phenology/outlook.ts';
import type { IsoDate } from '../units.ts';
import type { ReportPest } from './report-data.ts';

/**
 * When a control of a pest is expected to be due: when its next larvae appear, the target of a control.
 *
 * @param today null for a season that is over: there is no forecast then
 * @returns null past the last generation, without a model, and without a record
 */
export function controlEstimate(
  { pestId, degreeDays, ahead }: Pick<ReportPest, 'pestId' | 'degreeDays' | 'ahead'>,
  today: IsoDate | null,
): Milestone | null {
  const standing = degreeDays && standingOf(degreeDays);
  if (!standing || today === null) return null;
  const stages = milestonesAhead(pestId, standing, today, ahead);
  return stages.find(({ threshold }) => threshold.stage === 'larvae') ?? null;
}
