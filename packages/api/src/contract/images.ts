import { IMAGE_TYPES } from '@vigia/domain';
import { z } from 'zod';
import { Day, Id, IdParam, Instant } from './common.ts';

const ImageType = z.enum(IMAGE_TYPES);
const Count = z.number().int().nonnegative().max(100_000);
/** Pests are keys here; their ids are whole numbers all the same. */
const PestKey = z.string().regex(/^[1-9]\d{0,8}$/, { error: 'Se espera el id de una plaga' });

/** One insect, in pixels of the full image. */
const CountSampleWire = z.strictObject({
  x: z.number().nonnegative().max(1_000_000),
  y: z.number().nonnegative().max(1_000_000),
  method: z.string().min(1).max(60),
});
const PestCountWire = z
  .strictObject({ samples: z.array(CountSampleWire).max(10_000), overall: Count })
  .refine(({ samples, overall }) => overall >= samples.length, {
    error: 'No puede ser menor que las muestras',
    path: ['overall'],
  });

/** What was counted on an image, by pest id. */
export const ImageAnalyticsWire = z.strictObject({ bug: z.record(PestKey, PestCountWire).optional() });

/** An image and what is known of it; its pixels come from `/v2/images/{image_id}/file`. */
export const ImageWire = z.strictObject({
  image_id: Id,
  client_id: Id,
  station_id: Id.nullable(),
  node_serial_number: z.string().nullable(),
  camera: z.union([z.literal(1), z.literal(2)]),
  image_type: ImageType,
  date_created: Instant,
  date_uploaded: Instant,
  source_entity_id: z.string().nullable(),
  /** False for a photo that arrived broken: it has no file and no size. */
  intact: z.boolean(),
  width: Id.nullable(),
  height: Id.nullable(),
  image_analytics: ImageAnalyticsWire.nullable(),
  /** How many insects each model has found so far; null before any has looked. */
  inference_analytics: z.record(z.string(), z.strictObject({ overall: Count })).nullable(),
  counted_at: Instant.nullable(),
  counted_by: Id.nullable(),
  extra_data: z.strictObject({ crop_id: Id.nullable(), pest_id: Id.nullable() }),
  /** Grows with every saved count. */
  version: Id,
});
export type ImageWire = z.infer<typeof ImageWire>;

/** A season with some days to spare: lists of images are answered whole. */
export const MAX_IMAGE_DAYS = 400;

/** Newest first. */
export const ImageListAnswer = z.array(ImageWire);

/** Days are inclusive; without them the last 60. */
export const ImagesQuery = z.object({
  date_start: Day.optional(),
  date_end: Day.optional(),
  image_type: ImageType.optional(),
});

/** `gzip` is what the callers of old send; answers are compressed for whoever accepts it. */
export const ImageMetadataQuery = z.object({ dateStart: Day, gzip: z.stringbool().optional() });
export const ImageMetadataAnswer = z.strictObject({ items: z.array(ImageWire) });

export const ImageIdParam = z.object({ image_id: IdParam });

export const ImageFileQuery = z.object({ thumbnail: z.enum(['250', '500']).optional() });

/** A manual count: `image_analytics` is JSON text, `date_created` the image's own. */
export const SaveCountBody = z.strictObject({
  image_analytics: z.string().max(1_000_000),
  date_created: z.iso.datetime({ offset: true }),
  /** The version the count started from; when the image has another by now, nothing is saved. */
  version: Id.optional(),
});
export type SaveCountBody = z.infer<typeof SaveCountBody>;

/** `dry_run` checks the files, tells what would become of them and stores nothing. */
export const ImportImagesQuery = z.object({
  station_id: IdParam,
  dry_run: z.stringbool().default(false),
});

/** How each file of an import fared. */
export const ImportedImage = z.strictObject({
  file_name: z.string(),
  /** `known`: the station has this very photo already. */
  result: z.enum(['stored', 'known', 'refused']),
  image_id: Id.nullable(),
  /** Why it was refused. */
  detail: z.string().nullable(),
  /** Whether the file is to blame, or nothing more than when it was taken; null when it was not refused. */
  refused_for: z.enum(['file', 'date']).nullable(),
  /** When it was taken: as it was told, else by the file's name, else by the camera. Null when nobody knows. */
  date_created: Instant.nullable(),
  /** The station has another photo of the same moment. */
  same_time: z.boolean(),
  /** Tells equal files apart from others; null for one that is no photo. */
  source_sha256: z.string().nullable(),
});
export const ImportImagesAnswer = z.strictObject({ items: z.array(ImportedImage) });
export type ImportImagesAnswer = z.infer<typeof ImportImagesAnswer>;

/** Names of models are words of a path and keys of a table. */
export const ModelName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{1,59}$/, { error: 'Se espera el nombre de un modelo' });

export const DetectionBoxesQuery = z.object({ inference_model: ModelName });
export const InferenceFileQuery = z.object({
  inference_model: ModelName,
  check_existence: z.stringbool().optional(),
});
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
  score: z.number().min(0).max(1),
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
export const DeviceImageAnswer = z.strictObject({
  image_id: Id,
  /** Where the device stood when it took the photo; null where no install tells. */
  station_id: Id.nullable(),
  camera: z.union([z.literal(1), z.literal(2)]),
  image_type: ImageType,
  date_created: Instant,
  /** False when the photo arrived broken: it is noted for the health of its camera, and need not be sent again. */
  intact: z.boolean(),
});
export type DeviceImageAnswer = z.infer<typeof DeviceImageAnswer>;
