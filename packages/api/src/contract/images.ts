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
/** Pests are keys here; their ids are whole numbers all the same. */
const PestKey = z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: 'Se espera el id de una plaga' }));

/** One insect, in pixels of the full image. */
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

/** What was counted on an image, by pest id. */
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

/** An image and what is known of it; its pixels are another call. */
export interface ServedImage extends Omit<StationImage, 'id'> {
  readonly id: number;
  readonly clientId: ClientId;
  readonly nodeSerial: string | null;
  /** The device's own camera is 1, the external one 2. */
  readonly camera: 1 | 2;
  readonly uploadedAt: EpochMs;
  /** What brought it: `event/12`, `node/VG-1`, `import`. */
  readonly source: string | null;
  /** False for a photo that arrived broken: it has no file and no size. */
  readonly intact: boolean;
  /** px */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** What people counted; null before anybody has. */
  readonly analytics: ImageAnalytics | null;
  /** How many insects each model has found so far; null before any has looked. */
  readonly inferred: Readonly<Record<string, { readonly overall: number }>> | null;
  readonly countedAt: EpochMs | null;
  readonly countedBy: UserId | null;
  readonly cropId: CropId | null;
  readonly pestId: PestId | null;
  /** Grows with every saved count. */
  readonly version: number;
  /** Null for one that is not deleted. */
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

/** A season with some days to spare: lists of images are answered whole. */
export const MAX_IMAGE_DAYS = 400;

/** Newest first. */
export const ImageListAnswer = z.array(ImageWire);

/** Days are inclusive; without them the last 60. */
export const imagesQuery = {
  start: field('date_start', z.optional(Day)),
  end: field('date_end', z.optional(Day)),
  type: field('image_type', z.optional(ImageType)),
  /** Those that were deleted and can be restored, of every day, instead of those that are there. */
  deleted: field('deleted', z._default(z.stringbool(), false)),
};
export const ImagesQuery = queryOf(imagesQuery);
export type ImagesQuery = Decoded<typeof imagesQuery>;

/**
 * `gzip` is what the callers of old send; answers are compressed for whoever accepts it. Without `dateEnd` until today;
 * a span of older days is asked for by both.
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
  /** The version the count started from; when the image has another by now, nothing is saved. */
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
  /** A station of the same client, which the photo and its count then belong to. */
  stationId: field('station_id', z.nullable(Id), Id),
  /** True deletes it, false restores it. */
  isDeleted: field('image_is_deleted', z.boolean()),
};
/** A change of a photo, and what its editor saw: what somebody else changed meanwhile is not overwritten. */
export const imageEdit = {
  id: imageId,
  ...partly(edited),
  seen: field('seen', z.optional(codecOf(partly(edited), 'read'))),
};
export type ImageEdit = Decoded<typeof imageEdit, 'written'>;
/** Changes of photos of one client: all of them are made, or none. */
export const EditImagesBody = z.strictObject({
  items: z.array(codecOf(imageEdit, 'written')).check(z.minLength(1), z.maxLength(MOST_EDITED_PHOTOS)),
});
export const EditImagesAnswer = z.strictObject({ items: z.array(ImageWire) });

/**
 * `dry_run` checks the files, tells what would become of them and stores nothing. With `park` it keeps the photos for
 * their sender for two hours, so that each is imported by its `parked_photo_id` and need not be sent again.
 */
export const importImagesQuery = {
  stationId: field('station_id', IdParam),
  dryRun: field('dry_run', z._default(z.stringbool(), false)),
  park: field('park', z._default(z.stringbool(), false)),
};
export const ImportImagesQuery = queryOf(importImagesQuery);
/** Parts of the form of an import beside its files; the last one stands in place of a file. */
export const importParts = { type, takenAt, parkedId: field('parked_photo_id', z.uuid()) };

/** The same photo as it is stored: at this station, or else at another one of the client that the caller may see. */
export const storedAs = {
  imageId,
  takenAt,
  stationId: field('station_id', Id),
  stationName: field('station_name', z.string()),
};
const importedImage = {
  fileName: field('file_name', z.string()),
  /** `known`: the station has this very photo already. */
  result: field('result', z.enum(['stored', 'known', 'refused'])),
  imageId: field('image_id', z.nullable(Id)),
  /** Why it was refused. */
  detail: field('detail', z.nullable(z.string())),
  /** Whether the file is to blame, or nothing more than when it was taken; null when it was not refused. */
  refusedFor: field('refused_for', z.nullable(z.enum(['file', 'date']))),
  /** When it was taken: the given time, else that of the file's name, else the camera's. Null when unknown. */
  takenAt: field('date_created', z.nullable(Moment)),
  /** The station has another photo of the same moment. */
  sameTime: field('same_time', z.boolean()),
  storedAs: field('stored_as', z.nullable(codecOf(storedAs, 'read'))),
  /** The same for equal files; null for a file that is no photo. */
  content: field('source_sha256', z.nullable(z.string())),
  /** Of a trial run with `park`: imports the photo without its file. Null where there is none, or no room for it. */
  parkedId: field('parked_photo_id', z.nullable(z.uuid())),
};
/** How each file of an import fared. */
export const ImportImagesAnswer = z.strictObject({ items: listOf(codecOf(importedImage, 'read')) });
export type ImportedImage = Decoded<typeof importedImage>;

/** Names of models are words of a path and keys of a table. */
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

/** What a model takes for an insect; pixels of the full image. */
export const DetectionBoxWire = z.strictObject({
  centroid: z.strictObject({ x: z.number(), y: z.number() }),
  detection_box: z.strictObject({
    left: z.number(),
    top: z.number(),
    right: z.number(),
    bottom: z.number(),
  }),
  /** How sure the model is, 0–1. */
  score: z.number().check(z.gte(0), z.lte(1)),
  class: z.string(),
});
export type DetectionBoxWire = z.infer<typeof DetectionBoxWire>;

export const DetectionBoxesAnswer = z.strictObject({
  image_id: Id,
  inference_model: z.string(),
  /** Program and version that looked. */
  detector: z.string(),
  boxes: z.array(DetectionBoxWire),
});

/** A photo of a device has come in; sent again it answers the same. */
const deviceImage = {
  id: imageId,
  /** Where the device stood when it took the photo; null where no install says so. */
  stationId,
  camera,
  type,
  takenAt,
  /** False when the photo arrived broken: it is noted for the health of its camera, and need not be sent again. */
  intact: field('intact', z.boolean()),
};
export const DeviceImageAnswer = codecOf(deviceImage, 'read');
export type DeviceImageAnswer = z.input<typeof DeviceImageAnswer>;
export type DeviceImage = Decoded<typeof deviceImage>;
