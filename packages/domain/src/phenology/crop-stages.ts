import { CROPS } from '../catalogue/crops.ts';
import type { PhenologyStage } from '../entities/event.ts';
import type { CropId } from '../entities/ids.ts';
import type { DegreeHours, IsoDate } from '../units.ts';
import { type CropLog, eventsOfLog } from './crop-events.ts';
import { APPLE_STAGES, type CropStageCut } from './models/apple-stages.ts';

/**
 * The stages of a crop that degree-hours are followed on, ascending from the start of flowering; empty for any
 * other crop.
 */
export function cropStages(cropId: CropId): readonly CropStageCut[] {
  return CROPS.get(cropId)?.degreeHourMetric ? APPLE_STAGES : [];
}

/** Whether the crop's stages have to be shown as "modelo preliminar": one of them is a weak figure. */
export function isPreliminaryCrop(cropId: CropId): boolean {
  return cropStages(cropId).some(({ confidence }) => confidence === 'C');
}

/** Where the count of degree-hours begins, and with how many. */
export interface DegreeHourAnchor {
  readonly date: IsoDate;
  readonly stage: PhenologyStage;
  /** Degree-hours that the stage itself stands for: what is gathered after `date` is added to them. */
  readonly degreeHours: DegreeHours;
}

/**
 * The latest stage seen in the season, from which the stages to come are counted: an observation overrides what
 * was counted up to it.
 *
 * @returns null when none was seen, because degree-hours from any other day are meaningless for these stages; and for a
 *   crop that is not followed
 */
export function degreeHourAnchor(cropId: CropId, log: CropLog): DegreeHourAnchor | null {
  const cuts = new Map(cropStages(cropId).map(({ stage, value }) => [stage, value]));
  const seen = eventsOfLog(log).flatMap(({ stage, date }) => {
    const degreeHours = cuts.get(stage);
    return degreeHours === undefined ? [] : [{ date, stage, degreeHours }];
  });
  return seen.at(-1) ?? null;
}

/** The last stage that began; null for a crop that is not followed and for degree-hours missing or negative. */
export function currentCropStage(cropId: CropId, degreeHours: DegreeHours): CropStageCut | null {
  return cropStages(cropId).findLast(({ value }) => value <= degreeHours) ?? null;
}

/** The first stage still to come; null after the last one and as for `currentCropStage`. */
export function nextCropStage(cropId: CropId, degreeHours: DegreeHours): CropStageCut | null {
  return cropStages(cropId).find(({ value }) => value > degreeHours) ?? null;
}
