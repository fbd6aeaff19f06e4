import type { ImagePoint } from './points.ts';

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
 * Proposals to show, those the model is surest of first. Nothing is shown where no inference was made (null).
 *
 * @param minScore leave out what the model is less sure of
 */
export function shownInference(boxes: readonly InferenceBox[] | null, minScore = 0): InferenceBox[] {
  return (boxes ?? []).filter(({ score }) => score >= minScore).sort((a, b) => b.score - a.score);
}
