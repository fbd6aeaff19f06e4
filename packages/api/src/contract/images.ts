import { IMAGE_TYPES, MOST_EDITED_PHOTOS } from '@vigia/domain';
import * as z from 'zod/mini';
import { Day, Id, IdParam, Instant } from './common.ts';
import { codecOf, type Decoded, field } from './fields.ts';

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
  .strictObject({ samples: z.array(CountSampleWire).check(z.maxLength(10_000)), overall: Count })
  .check(
    z.refine(({ samples, overall }) => overall >= samples.length, {
      error: 'No puede ser menor que las muestras',
      path: ['overall'],
    }),
  );

/** What was counted on an image, by pest id. */
export const ImageAnalyticsWire = z.strictObject({ bug: z.optional(z.record(PestKey, PestCountWire)) });

/** An image and what is known of it; its pixels come from `/v2/images/{image_id}/file`. */
export const ImageWire = z.strictObject({
  image_id: Id,
  client_id: Id,
  station_id: z.nullable(Id),
  node_serial_number: z.nullable(z.string()),
  camera: z.union([z.literal(1), z.literal(2)]),
  image_type: ImageType,
  date_created: Instant,
  date_uploaded: Instant,
  source_entity_id: z.nullable(z.string()),
  /** False for a photo that arrived broken: it has no file and no size. */
  intact: z.boolean(),
  width: z.nullable(Id),
  height: z.nullable(Id),
  image_analytics: z.nullable(ImageAnalyticsWire),
  /** How many insects each model has found so far; null before any has looked. */
  inference_analytics: z.nullable(z.record(z.string(), z.strictObject({ overall: Count }))),
  counted_at: z.nullable(Instant),
  counted_by: z.nullable(Id),
  extra_data: z.strictObject({ crop_id: z.nullable(Id), pest_id: z.nullable(Id) }),
  /** Grows with every saved count. */
  version: Id,
  /** When it was deleted; null for one that is there. */
  deleted_at: z.nullable(Instant),
});
export type ImageWire = z.infer<typeof ImageWire>;

/** A season with some days to spare: lists of images are answered whole. */
export const MAX_IMAGE_DAYS = 400;

/** Newest first. */
export const ImageListAnswer = z.array(ImageWire);

/** Days are inclusive; without them the last 60. */
export const ImagesQuery = z.object({
  date_start: z.optional(Day),
  date_end: z.optional(Day),
  image_type: z.optional(ImageType),
  /** Those that were deleted and can be restored, of every day, instead of those that are there. */
  deleted: z._default(z.stringbool(), false),
});

/**
 * `gzip` is what the callers of old send; answers are compressed for whoever accepts it. Without `dateEnd` until today;
 * a span of older days is asked for by both.
 */
export const ImageMetadataQuery = z.object({
  dateStart: Day,
  dateEnd: z.optional(Day),
  gzip: z.optional(z.stringbool()),
});
export const ImageMetadataAnswer = z.strictObject({ items: z.array(ImageWire) });

export const ImageIdParam = z.object({ image_id: IdParam });

export const ImageFileQuery = z.object({ thumbnail: z.optional(z.enum(['250', '500'])) });

/** A manual count: `image_analytics` is JSON text, `date_created` the image's own. */
export const savedCount = {
  analytics: field('image_analytics', z.string().check(z.maxLength(1_000_000))),
  takenAt: field('date_created', z.iso.datetime({ offset: true })),
  /** The version the count started from; when the image has another by now, nothing is saved. */
  version: field('version', z.optional(Id)),
};
export const SaveCountBody = codecOf(savedCount, 'written');
export type SaveCountBody = Decoded<typeof savedCount, 'written'>;

const ImageEdit = z.strictObject({
  image_id: Id,
  /** When it was taken. */
  date_created: z.optional(z.iso.datetime({ offset: true })),
  /** A station of the same client, which the photo and its count then belong to. */
  station_id: z.optional(Id),
  /** True deletes it, false restores it. */
  image_is_deleted: z.optional(z.boolean()),
  /** What the editor saw: what somebody else changed meanwhile is not overwritten. */
  seen: z.optional(
    z.partial(
      z.strictObject({
        date_created: z.iso.datetime({ offset: true }),
        station_id: z.nullable(Id),
        image_is_deleted: z.boolean(),
      }),
    ),
  ),
});
export type ImageEdit = z.infer<typeof ImageEdit>;
/** Changes of photos of one client: all of them are made, or none. */
export const EditImagesBody = z.strictObject({
  items: z.array(ImageEdit).check(z.minLength(1), z.maxLength(MOST_EDITED_PHOTOS)),
});
export const EditImagesAnswer = z.strictObject({ items: z.array(ImageWire) });

/**
 * `dry_run` checks the files, tells what would become of them and stores nothing. With `park` it keeps the photos for
 * their sender for two hours, so that each is imported by its `parked_photo_id` and need not be sent again.
 */
export const ImportImagesQuery = z.object({
  station_id: IdParam,
  dry_run: z._default(z.stringbool(), false),
  park: z._default(z.stringbool(), false),
});

/** How each file of an import fared. */
export const ImportedImage = z.strictObject({
  file_name: z.string(),
  /** `known`: the station has this very photo already. */
  result: z.enum(['stored', 'known', 'refused']),
  image_id: z.nullable(Id),
  /** Why it was refused. */
  detail: z.nullable(z.string()),
  /** Whether the file is to blame, or nothing more than when it was taken; null when it was not refused. */
  refused_for: z.nullable(z.enum(['file', 'date'])),
  /** When it was taken: as it was told, else by the file's name, else by the camera. Null when nobody knows. */
  date_created: z.nullable(Instant),
  /** The station has another photo of the same moment. */
  same_time: z.boolean(),
  /** The same photo as it is stored: at this station, or else at another one of the client that the caller may see. */
  stored_as: z.nullable(
    z.strictObject({
      image_id: Id,
      date_created: Instant,
      station_id: Id,
      station_name: z.string(),
    }),
  ),
  /** Tells equal files apart from others; null for one that is no photo. */
  source_sha256: z.nullable(z.string()),
  /** Of a trial run with `park`: imports the photo without its file. Null where there is none, or no room for it. */
  parked_photo_id: z.nullable(z.uuid()),
});
export const ImportImagesAnswer = z.strictObject({ items: z.array(ImportedImage) });
export type ImportImagesAnswer = z.infer<typeof ImportImagesAnswer>;

/** Names of models are words of a path and keys of a table. */
export const ModelName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9_]{1,59}$/, { error: 'Se espera el nombre de un modelo' }));

export const DetectionBoxesQuery = z.object({ inference_model: ModelName });
export const InferenceFileQuery = z.object({
  inference_model: ModelName,
  check_existence: z.optional(z.stringbool()),
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
export const DeviceImageAnswer = z.strictObject({
  image_id: Id,
  /** Where the device stood when it took the photo; null where no install tells. */
  station_id: z.nullable(Id),
  camera: z.union([z.literal(1), z.literal(2)]),
  image_type: ImageType,
  date_created: Instant,
  /** False when the photo arrived broken: it is noted for the health of its camera, and need not be sent again. */
  intact: z.boolean(),
});
export type DeviceImageAnswer = z.infer<typeof DeviceImageAnswer>;
