import { type StageThreshold, stageLabel } from '@vigia/domain';
import type { PestId } from '@vigia/domain/farm';

/** A stage of a pest as the tools tell it. */
export const stageTold = (pestId: PestId, { generation, stage, dd }: StageThreshold) => ({
  generation,
  stage,
  stage_name: stageLabel(pestId, stage),
  threshold: dd,
});
