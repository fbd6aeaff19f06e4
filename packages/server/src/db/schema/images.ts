import type { ImageAnalytics, ImageType } from '@vigia/domain/captures';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, Instant, Json, LocalDay, MaybeInstant, MaybeText } from './columns.ts';

/** A photo; its pixels lie in the blob store. Without `blob_key` it arrived broken and there is no file. */
export interface ImageTable {
  client_id: number;
  image_id: Generated<number>;
  station_id: number | null;
  node_serial_number: string | null;
  camera: Generated<number>;
  image_type: ImageType;
  /** When it was taken. */
  date_created: Instant;
  date_uploaded: DefaultInstant;
  /** Local day of `date_created`. */
  day: LocalDay;
  /** Event or field count it documents, such as `event/12` or `count/1/2026-11-20`; else its source: `node/VG-1`, `import`. */
  source_entity_id: string | null;
  crop_id: number | null;
  pest_id: number | null;
  /** Hash of the bytes as they arrived: a photo that comes twice is one. */
  source_sha256: string;
  blob_key: string | null;
  /** Hash of the stored file. */
  sha256: string | null;
  width: number | null;
  height: number | null;
  bytes: number | null;
  /** Energy of the Laplacian over that of the gradient, and mean, of its grey values: for the camera's health. */
  sharpness: number | null;
  brightness: number | null;
  image_analytics: ColumnType<ImageAnalytics | null, string | null | undefined, string | null>;
  counted_at: MaybeInstant;
  counted_by: number | null;
  /** Grows with every saved count. */
  version: Generated<number>;
  /** Deleted by somebody, and restorable until `jobs/deleted-photos.ts` drops it. */
  image_is_deleted: Generated<boolean>;
  deleted_at: MaybeInstant;
  /** Of a deleted photo: pests for which it was the first one on fresh paper. */
  fresh_paper_pests: Generated<readonly number[]>;
}

/** A proposal as it goes over the wire; pixels of the full image. */
export interface StoredBox {
  readonly centroid: { readonly x: number; readonly y: number };
  readonly detection_box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly score: number;
  readonly class: string;
}

/** What a model proposed on a photo, computed once. */
export interface DetectionTable {
  client_id: number;
  image_id: number;
  inference_model: string;
  /** Name and version of the program that looked. */
  detector: string;
  boxes: Json<readonly StoredBox[]>;
  made_at: DefaultInstant;
}

/** A photo that waits for a model to look at it. */
export interface DetectionDueTable {
  client_id: number;
  image_id: number;
  /** The year 9999 when there will be no further attempt. */
  due_at: Instant;
  tries: Generated<number>;
  /** Why the last try failed. */
  failure: MaybeText;
}

/** A photo that was checked and may still be imported, by its sender, until it expires. */
export interface ParkedPhotoTable {
  client_id: number;
  parked_photo_id: string;
  station_id: number;
  user_id: number;
  file_name: string;
  /** As of an image. */
  source_sha256: string;
  blob_key: string;
  sha256: string;
  width: number;
  height: number;
  bytes: number;
  sharpness: number | null;
  brightness: number;
  /** The time of the camera's clock, local. */
  camera_time: string | null;
  expires_at: Instant;
}

/** A piece of a photo of an event, until all of it is there. */
export interface PhotoPieceTable {
  client_id: number;
  user_id: number;
  event_id: number;
  /** Made by the sender, one for each photo. */
  photo_key: string;
  /** Where it begins in the photo. */
  at_byte: number;
  content: Buffer;
  sent_at: Instant;
}

/** Insects of a pest that a person found in a trap on a day, since the count before. */
export interface FieldCountTable {
  client_id: number;
  field_count_id: Generated<number>;
  station_id: number;
  pest_id: number;
  /** Local day of `counted_at`. */
  day: LocalDay;
  counted_at: Instant;
  number_found: number;
  /** The imported file and its line; null for what did not come in a file. */
  source_file: MaybeText;
  source_line: number | null;
  /** Who brought it; null for a program. */
  entered_by: number | null;
  entered_at: DefaultInstant;
  note: MaybeText;
  /** The author's address as it was then, or the name of a program: a trigger writes it. */
  created_by: ColumnType<string | null, never, never>;
  /** What stood there before, oldest first: a trigger writes it. */
  earlier_numbers: ColumnType<readonly EarlierNumber[], never, never>;
}

/** A number that another one has replaced. */
export interface EarlierNumber {
  readonly number_found: number;
  readonly author_id: number | null;
  readonly created_by: string | null;
  /** Instant, as PostgreSQL writes it in JSON. */
  readonly datetime_created: string;
}

export interface ImageTables {
  image: ImageTable;
  field_count: FieldCountTable;
  detection: DetectionTable;
  detection_due: DetectionDueTable;
  parked_photo: ParkedPhotoTable;
  photo_piece: PhotoPieceTable;
}
