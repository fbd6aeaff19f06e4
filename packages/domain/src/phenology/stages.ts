import { MODELS } from '../catalogue/documents/models.ts';
import { installedPests } from '../catalogue/installed.ts';
import { pestModelOf } from '../catalogue/pest-of.ts';
import type { PestId } from '../entities/ids.ts';
import { PEST_STAGE_WORDS } from '../es/models.ts';
import type { DegreeDays } from '../units.ts';
import type { Evidence, PestModel, PestStage, PestStageName } from './pest-model.ts';
import { PEST_MODELS } from './pest-models.ts';

/** The first individuals of a stage of one generation appear at `dd` degree-days from the fix date. */
export interface StageThreshold extends Evidence {
  /** 1 is the generation of the fix date. */
  readonly generation: number;
  readonly stage: PestStage;
  readonly dd: DegreeDays;
}

/** A stretch of accumulated degree-days in which a stage is the latest to have appeared. */
export interface StageBand {
  readonly from: DegreeDays;
  readonly to: DegreeDays;
  readonly generation: number;
  readonly stage: PestStage;
}

/** What a stage is called in this insect. */
export const stageName = (pestId: PestId, stage: PestStage): PestStageName =>
  PEST_MODELS.get(pestId)?.stageNames?.[stage] ?? stage;

/** Spanish name of a stage in this insect. */
export const stageLabel = (pestId: PestId, stage: PestStage): string =>
  PEST_STAGE_WORDS[stageName(pestId, stage)];

/** Published figures have one decimal; sums of them keep it. */
const toOneDecimal = (dd: DegreeDays): DegreeDays => Math.round(dd * 10) / 10;

/** When each stage of each generation of a model begins, ascending. */
export function thresholdsOf(model: PestModel): readonly StageThreshold[] {
  return Array.from({ length: model.generations }, (_, before) =>
    model.firstGeneration.map(({ stage, value, source, sourceEs, confidence, origin }) => ({
      generation: before + 1,
      stage,
      dd: toOneDecimal(value + before * model.generationLength.value),
      source: before === 0 ? source : `${source} + ${before} x generation`,
      sourceEs: before === 0 ? sourceEs : `${sourceEs} + ${before} × generación`,
      confidence,
      origin,
    })),
  ).flat();
}

const THRESHOLDS: ReadonlyMap<PestId, readonly StageThreshold[]> = installedPests(
  MODELS.map(({ id, model }) => [id, thresholdsOf(pestModelOf(id, model))]),
  ({ id, model }) => model && thresholdsOf(pestModelOf(id, model)),
);

/**
 * When each stage of each generation begins, ascending. Generations after the first are the first one moved by
 * whole generation lengths.
 *
 * @returns empty for a pest without a phenology model
 */
export function stageThresholds(pestId: PestId): readonly StageThreshold[] {
  return THRESHOLDS.get(pestId) ?? [];
}

/**
 * The stage that appeared last. At exactly the threshold the new stage has begun; after the last one of the table
 * it stays.
 *
 * @returns null for a pest without a phenology model, and for degree-days that are missing or negative
 */
export function currentStage(pestId: PestId, dd: DegreeDays): StageThreshold | null {
  return stageThresholds(pestId).findLast((threshold) => threshold.dd <= dd) ?? null;
}

/** The first stage still to come; null after the last one, without a model, or for missing degree-days. */
export function nextMilestone(pestId: PestId, dd: DegreeDays): StageThreshold | null {
  return stageThresholds(pestId).find((threshold) => threshold.dd > dd) ?? null;
}

/**
 * The stages as bands along the degree-day axis, from 0 up to `maxDd`, without a space between them; the last
 * stage of the table goes on to `maxDd`.
 *
 * @returns empty for a pest without a phenology model, or when `maxDd` is not above 0
 */
export function stageBands(pestId: PestId, maxDd: DegreeDays): StageBand[] {
  const thresholds = stageThresholds(pestId);
  return thresholds
    .filter(({ dd }) => dd < maxDd)
    .map(({ dd, generation, stage }, i) => ({
      from: dd,
      to: Math.min(thresholds[i + 1]?.dd ?? maxDd, maxDd),
      generation,
      stage,
    }));
}

/**
 * Whether the pest's model has to be shown as "modelo preliminar": the length of its generation is a weak figure,
 * so every date it gives is. False for a pest without a model.
 */
export function isPreliminary(pestId: PestId): boolean {
  return PEST_MODELS.get(pestId)?.generationLength.confidence === 'C';
}
