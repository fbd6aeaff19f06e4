/** Images of stations, as screens have them. */
import type { InferenceBox } from '@vigia/domain/captures';
import { imagePoint } from '@vigia/domain/captures';
import type { DetectionBoxWire, ServedImage } from '../contract/images.ts';

/** An image and what is known of it; its pixels are another call. */
export interface StoredImage extends Omit<ServedImage, 'id' | 'source' | 'inferred'> {
  readonly id: string;
  /** Insects found by each model that has looked. */
  readonly inferred: ReadonlyMap<string, number>;
}

export const toImage = ({ id, source: _, inferred, ...image }: ServedImage): StoredImage => ({
  ...image,
  id: String(id),
  inferred: new Map(Object.entries(inferred ?? {}).map(([model, { overall }]) => [model, overall])),
});

export const toInferenceBox = (wire: DetectionBoxWire): InferenceBox => ({
  centroid: imagePoint(wire.centroid.x, wire.centroid.y),
  box: wire.detection_box,
  score: wire.score,
  className: wire.class,
});
