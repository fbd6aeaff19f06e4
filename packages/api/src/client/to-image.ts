/** Images of stations, for the screens. */
import type { InferenceBox } from '@vigia/domain/captures';
import { imagePoint } from '@vigia/domain/captures';
import type { DetectionBoxWire, ServedImage } from '../contract/images.ts';

/** An image without its pixels, which another call returns. */
export interface StoredImage extends Omit<ServedImage, 'id' | 'source' | 'inferred'> {
  readonly id: string;
  /** Number of insects by model, for each model that has processed the image. */
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
