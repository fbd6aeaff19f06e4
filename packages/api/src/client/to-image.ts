/** Images of stations, wire → domain. */
import type {
  ClientId,
  CropId,
  EpochMs,
  ImageAnalytics,
  InferenceBox,
  PestId,
  StationImage,
  UserId,
} from '@vigia/domain';
import { imagePoint } from '@vigia/domain';
import type { DetectionBoxWire, ImageWire } from '../contract/images.ts';

/** An image and what is known of it; its pixels are another call. */
export interface StoredImage extends StationImage {
  readonly clientId: ClientId;
  readonly nodeSerial: string | null;
  /** The device's own camera is 1, the external one 2. */
  readonly camera: 1 | 2;
  readonly uploadedAt: EpochMs;
  /** False for a photo that arrived broken: it has no file and no size. */
  readonly intact: boolean;
  /** px */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** What people counted; null before anybody has. */
  readonly analytics: ImageAnalytics | null;
  /** Insects found by each model that has looked. */
  readonly inferred: ReadonlyMap<string, number>;
  readonly countedAt: EpochMs | null;
  readonly countedBy: UserId | null;
  readonly cropId: CropId | null;
  readonly pestId: PestId | null;
  /** Grows with every saved count. */
  readonly version: number;
  /** Null for one that is not deleted. */
  readonly deletedAt: EpochMs | null;
}

export const toImage = (wire: ImageWire): StoredImage => ({
  id: String(wire.image_id),
  type: wire.image_type,
  stationId: wire.station_id,
  takenAt: Date.parse(wire.date_created),
  clientId: wire.client_id,
  nodeSerial: wire.node_serial_number,
  camera: wire.camera,
  uploadedAt: Date.parse(wire.date_uploaded),
  intact: wire.intact,
  size: wire.width === null || wire.height === null ? null : { width: wire.width, height: wire.height },
  analytics: toAnalytics(wire.image_analytics),
  inferred: new Map(
    Object.entries(wire.inference_analytics ?? {}).map(([model, { overall }]) => [model, overall]),
  ),
  countedAt: wire.counted_at === null ? null : Date.parse(wire.counted_at),
  countedBy: wire.counted_by,
  cropId: wire.extra_data.crop_id,
  pestId: wire.extra_data.pest_id,
  version: wire.version,
  deletedAt: wire.deleted_at === null ? null : Date.parse(wire.deleted_at),
});

const toAnalytics = (wire: ImageWire['image_analytics']): ImageAnalytics | null =>
  wire && (wire.bug === undefined ? {} : { bug: wire.bug });

export const toInferenceBox = (wire: DetectionBoxWire): InferenceBox => ({
  centroid: imagePoint(wire.centroid.x, wire.centroid.y),
  box: wire.detection_box,
  score: wire.score,
  className: wire.class,
});
