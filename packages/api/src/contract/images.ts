import type { EpochMs } from '@vigia/domain';
import {
  IMAGE_TYPES,
  type ImageAnalytics,
  MOST_EDITED_PHOTOS,
  type StationImage,
} from '@vigia/domain/captures';
import type { ClientId, CropId, PestId, UserId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Day, Id, IdParam, Moment } from './common.ts';
import { codecOf, type Decoded, field, listOf, partly, queryOf, thing } from './fields.ts';

const ImageType = z.enum(IMAGE_TYPES);
const Count = z.number().check(z.int(), z.nonnegative(), z.lte(100_000));
/** A pest id as the key of a record. */
const PestKey = z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: 'Se espera el id de una plaga' }));

/** One counted insect, in pixels of the full image. */
const CountSampleWire = z.strictObject({
  x: z.number().check(z.nonnegative(), z.lte(1_000_000)),
  y: z.number().check(z.nonnegative(), z.lte(1_000_000)),
  method: z.string().check(z.minLength(1), z.maxLength(60)),
});
const PestCountWire = z
  .strictObject({ samples: listOf(CountSampleWire).check(z.maxLength(10_000)), overall: Count })
  .check(
    z.refine(({ samples, overall }) => overall >= samples.length, {
      error: 'No puede ser menor que las muestras',
      path: ['overall'],
    }),
  );

/** The count of an image, by pest id. */
export const ImageAnalyticsWire = z.strictObject({ bug: z.exactOptional(z.record(PestKey, PestCountWire)) });

const imageId = field('image_id', Id);
const stationId = field('station_id', z.nullable(Id));
const camera = field('camera', z.union([z.literal(1), z.literal(2)]));
const type = field('image_type', ImageType);
/** When it was taken. */
const takenAt = field('date_created', Moment);

const trap = { cropId: field('crop_id', z.nullable(Id)), pestId: field('pest_id', z.nullable(Id)) };
const image = {
  id: imageId,
  clientId: field('client_id', Id),
  stationId,
  nodeSerial: field('node_serial_number', z.nullable(z.string())),
  camera,
  type,
  takenAt,
  uploadedAt: field('date_uploaded', Moment),
  source: field('source_entity_id', z.nullable(z.string())),
  intact: field('intact', z.boolean()),
  width: field('width', z.nullable(Id)),
  height: field('height', z.nullable(Id)),
  analytics: field('image_analytics', z.nullable(ImageAnalyticsWire)),
  inferred: field(
    'inference_analytics',
    z.nullable(z.record(z.string(), z.strictObject({ overall: Count }))),
  ),
  countedAt: field('counted_at', z.nullable(Moment)),
  countedBy: field('counted_by', z.nullable(Id)),
  trap: field('extra_data', codecOf(trap, 'read')),
  version: field('version', Id),
  deletedAt: field('deleted_at', z.nullable(Moment)),
};

/** An image without its pixels, which another call returns. */
export interface ServedImage extends Omit<StationImage, 'id'> {
  readonly id: number;
  readonly clientId: ClientId;
  readonly nodeSerial: string | null;
  /** The device's own camera is 1, the external one 2. */
  readonly camera: 1 | 2;
  readonly uploadedAt: EpochMs;
  /** Source of the image: `event/12`, `node/VG-1`, `import`. */
  readonly source: string | null;
  /** False for a photo that arrived damaged: it has no file and no size. */
  readonly intact: boolean;
  /** px */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** The manual count; null before the first one. */
  readonly analytics: ImageAnalytics | null;
  /** Number of insects by model, for models that have processed the image; null before the first one. */
  readonly inferred: Readonly<Record<string, { readonly overall: number }>> | null;
  readonly countedAt: EpochMs | null;
  readonly countedBy: UserId | null;
  readonly cropId: CropId | null;
  readonly pestId: PestId | null;
  /** Grows with every saved count. */
  readonly version: number;
  /** Null for a photo that is not deleted. */
  readonly deletedAt: EpochMs | null;
}
export const ImageWire = z.codec(codecOf(image, 'read'), thing<ServedImage>(), {
  decode: ({ width, height, trap, ...rest }) => ({
    ...rest,
    ...trap,
    size: width === null || height === null ? null : { width, height },
  }),
  encode: ({ size, cropId, pestId, ...rest }) => ({
    ...rest,
    width: size?.width ?? null,
    height: size?.height ?? null,
    trap: { cropId, pestId },
  }),
});
export type ImageWire = z.input<typeof ImageWire>;

/** A season and some days: lists of images are not paged. */
export const MAX_IMAGE_DAYS = 400;

/** Images, newest first. */
export const ImageListAnswer = z.array(ImageWire);

/** Days are inclusive; by default the last 60. */
export const imagesQuery = {
  start: field('date_start', z.optional(Day)),
  end: field('date_end', z.optional(Day)),
  type: field('image_type', z.optional(ImageType)),
  /** Only deleted photos, which can be restored, instead of the others; then all days by default. */
  deleted: field('deleted', z._default(z.stringbool(), false)),
};
export const ImagesQuery = queryOf(imagesQuery);
export type ImagesQuery = Decoded<typeof imagesQuery>;

/**
 * Query of the metadata of images. `gzip` is only accepted for older callers: answers are compressed by
 * `accept-encoding`. `dateEnd` is today by default.
 */
export const imageMetadataQuery = {
  start: field('dateStart', Day),
  end: field('dateEnd', z.optional(Day)),
  gzip: field('gzip', z.optional(z.stringbool())),
};
export const ImageMetadataQuery = queryOf(imageMetadataQuery);
export const ImageMetadataAnswer = z.strictObject({ items: z.array(ImageWire) });

export const ImageIdParam = z.object({ image_id: IdParam });

export const ImageFileQuery = z.object({ thumbnail: z.optional(z.enum(['250', '500'])) });
export type ImageFileQuery = z.infer<typeof ImageFileQuery>;

/** A manual count: `image_analytics` is JSON text, `date_created` the image's own. */
export const savedCount = {
  analytics: field('image_analytics', z.string().check(z.maxLength(1_000_000))),
  takenAt: field('date_created', z.iso.datetime({ offset: true })),
  /** The version from which the count started; if the image has another one, nothing is saved. */
  version: field('version', z.optional(Id)),
};
export const SaveCountBody = codecOf(savedCount, 'written');
export type SaveCountBody = Decoded<typeof savedCount, 'written'>;

const DateText = z.iso.datetime({ offset: true });
const edited = {
  /** When it was taken, in any zone. */
  takenAt: field(
    'date_created',
    z.codec(DateText, z.number(), { decode: Date.parse, encode: (at) => new Date(at).toISOString() }),
  ),
  /** A station of the same client; the photo and its count move there. */
  stationId: field('station_id', z.nullable(Id), Id),
  /** True deletes it, false restores it. */
  isDeleted: field('image_is_deleted', z.boolean()),
};
/** Changes of a photo, and the values its editor saw: changes by somebody else are not overwritten. */
export const imageEdit = {
  id: imageId,
  ...partly(edited),
  seen: field('seen', z.optional(codecOf(partly(edited), 'read'))),
};
export type ImageEdit = Decoded<typeof imageEdit, 'written'>;
/** Changes of photos of one client: all are made, or none. */
export const EditImagesBody = z.strictObject({
  items: z.array(codecOf(imageEdit, 'written')).check(z.minLength(1), z.maxLength(MOST_EDITED_PHOTOS)),
});
export const EditImagesAnswer = z.strictObject({ items: z.array(ImageWire) });

/**
 * Query of an import. `dry_run` checks the files, reports what an import would do, and stores nothing. With
 * `park` as well, photos are kept for their sender for two hours and can be imported by `parked_photo_id`
 * without sending them again.
 */
export const importImagesQuery = {
  stationId: field('station_id', IdParam),
  dryRun: field('dry_run', z._default(z.stringbool(), false)),
  park: field('park', z._default(z.stringbool(), false)),
};
export const ImportImagesQuery = queryOf(importImagesQuery);
/** Parts of the form of an import besides its files; `parkedId` replaces a file. */
export const importParts = { type, takenAt, parkedId: field('parked_photo_id', z.uuid()) };

/** The same photo as it is stored: at this station, or at another one of the client in the caller's scope. */
export const storedAs = {
  imageId,
  takenAt,
  stationId: field('station_id', Id),
  stationName: field('station_name', z.string()),
};
const importedImage = {
  fileName: field('file_name', z.string()),
  /** `known`: the station has this photo already. */
  result: field('result', z.enum(['stored', 'known', 'refused'])),
  imageId: field('image_id', z.nullable(Id)),
  /** Reason of a refusal. */
  detail: field('detail', z.nullable(z.string())),
  /** Whether a refusal is because of the file, or only because of its date; null without a refusal. */
  refusedFor: field('refused_for', z.nullable(z.enum(['file', 'date']))),
  /** When it was taken: the given time, else that in the file's name, else the camera's. Null when unknown. */
  takenAt: field('date_created', z.nullable(Moment)),
  /** Whether the station has another photo of the same time. */
  sameTime: field('same_time', z.boolean()),
  storedAs: field('stored_as', z.nullable(codecOf(storedAs, 'read'))),
  /** SHA-256 of the file, hex; null for a file that is not a photo. */
  content: field('source_sha256', z.nullable(z.string())),
  /**
   * After a dry run with `park`: id by which the photo is imported. Null without a photo, or without room for
   * it.
   */
  parkedId: field('parked_photo_id', z.nullable(z.uuid())),
};
/** The result for each file of an import. */
export const ImportImagesAnswer = z.strictObject({ items: listOf(codecOf(importedImage, 'read')) });
export type ImportedImage = Decoded<typeof importedImage>;

/** Names of models, which are used in paths and as keys. */
export const ModelName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9_]{1,59}$/, { error: 'Se espera el nombre de un modelo' }));

const model = field('inference_model', ModelName);
export const detectionQuery = { model };
export const DetectionBoxesQuery = queryOf(detectionQuery);
export const inferenceFileQuery = {
  model,
  onlyExistence: field('check_existence', z.optional(z.stringbool())),
};
export const InferenceFileQuery = queryOf(inferenceFileQuery);
/** Answer to `check_existence`. */
export const InferenceExistence = z.strictObject({ exists: z.boolean() });

/** An insect detected by a model, in pixels of the full image. */
export const DetectionBoxWire = z.strictObject({
  centroid: z.strictObject({ x: z.number(), y: z.number() }),
  detection_box: z.strictObject({
    left: z.number(),
    top: z.number(),
    right: z.number(),
    bottom: z.number(),
  }),
  /** Score of the model, 0–1. */
  score: z.number().check(z.gte(0), z.lte(1)),
  class: z.string(),
});
export type DetectionBoxWire = z.infer<typeof DetectionBoxWire>;

export const DetectionBoxesAnswer = z.strictObject({
  image_id: Id,
  inference_model: z.string(),
  /** Program and version of the detector. */
  detector: z.string(),
  boxes: z.array(DetectionBoxWire),
});

/** The answer to a device's photo; the same for a repeated one. */
const deviceImage = {
  id: imageId,
  /** Where the device stood when it took the photo; null without an install at that time. */
  stationId,
  camera,
  type,
  takenAt,
  /**
   * False for a photo that arrived damaged: it is recorded for the camera's health, and need not be sent again.
   */
  intact: field('intact', z.boolean()),
};
export const DeviceImageAnswer = codecOf(deviceImage, 'read');
export type DeviceImageAnswer = z.input<typeof DeviceImageAnswer>;
export type DeviceImage = Decoded<typeof deviceImage>;
