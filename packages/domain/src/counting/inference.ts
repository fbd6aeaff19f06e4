import type { PestId } from '../entities/ids.ts';
import { type Circle, MERGE_DISTANCE } from './circles.ts';
import { type ImagePoint, imageDistance } from './points.ts';

/** An insect that a model proposes (green). */
export interface InferenceBox {
  readonly centroid: ImagePoint;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** How sure the model is, 0–1. */
  readonly score: number;
  /** Name of what the model takes it for. */
  readonly className: string;
}

/**
 * Proposals to show, the most certain first. None is shown where no inference was made (null).
 *
 * @param minScore leave out what the model is less sure of
 */
export function shownInference(boxes: readonly InferenceBox[] | null, minScore = 0): InferenceBox[] {
  return (boxes ?? []).filter(({ score }) => score >= minScore).sort((a, b) => b.score - a.score);
}

/** Proposals without a circle yet, neither in their box nor at their middle. In the order given. */
export const openInference = (
  boxes: readonly InferenceBox[],
  circles: readonly Circle[],
): readonly InferenceBox[] =>
  boxes.filter(
    ({ box, centroid }) =>
      !circles.some(
        ({ at }) =>
          (at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom) ||
          imageDistance(at, centroid) <= MERGE_DISTANCE,
      ),
  );

/** The model for pests that have none of their own: it finds insects without their species. */
export const GENERAL_MODEL = 'insect';

const MODELS: ReadonlyMap<PestId, readonly [string, ...string[]]> = new Map([
  [1, ['lobesia', GENERAL_MODEL]],
  [2, ['cydia']],
  [6, ['ceratitis']],
  [13, ['dalbulus']],
]);

/**
 * Models whose proposals are requested for photos of a pest's traps: the first that has looked at the photo is shown.
 *
 * @param pestId null for a trap of no particular pest
 */
export const inferenceModelsOf = (pestId: PestId | null): readonly [string, ...string[]] =>
  MODELS.get(pestId ?? 0) ?? [GENERAL_MODEL];
