import { type StageThreshold, stageName } from '@vigia/domain';
import type { PanelSpeech } from '../words.ts';

/** `Inicio 2ª generación` for the stage of adults, else `Larva · 1ª generación`. */
export function milestoneName(
  pestId: number,
  { stage, generation }: StageThreshold,
  { words }: PanelSpeech,
): string {
  const { beginning, stageOf, stages } = words.pests;
  return stage === 'adult' ? beginning(generation) : stageOf(stages[stageName(pestId, stage)], generation);
}
