import { dayOfInstant } from '@vigia/domain';
import { type ImageType, isCountable } from '@vigia/domain/captures';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { StoredPhoto } from '../../images/image-files.ts';
import { askForDetection } from './detections.ts';

/** Subject and source of an image. */
export interface ImageOrigin {
  readonly clientId: number;
  readonly stationId: number | null;
  readonly serial: string | null;
  readonly camera?: 1 | 2;
  readonly type: ImageType;
  /** Epoch ms. */
  readonly takenAt: number;
  /** `event/12`, `node/VG-1`, `import`. */
  readonly source: string;
}

/**
 * Columns by which two photos are the same: those of `image_once`, the unique index of photos that are not
 * deleted.
 */
const IMAGE_KEY = [
  'client_id',
  'station_id',
  'node_serial_number',
  'image_type',
  'camera',
  'date_created',
  'source_sha256',
] as const;

export interface InsertedImage {
  readonly imageId: number;
  /** The same photo was stored before; nothing was inserted. */
  readonly known: boolean;
}

/**
 * Inserts the row of an image unless it exists. It gets the present crop and pest of its station.
 *
 * @param photo null for a photo that arrived damaged
 */
export async function insertImage(
  tx: Tx,
  origin: ImageOrigin,
  photo: StoredPhoto | null,
  sourceSha256: string,
): Promise<InsertedImage> {
  const { clientId, stationId, serial, camera = 1, type, takenAt, source } = origin;
  const station = await stationOf(tx, clientId, stationId);
  const key = {
    client_id: clientId,
    station_id: stationId,
    node_serial_number: serial,
    image_type: type,
    camera,
    date_created: new Date(takenAt).toISOString(),
    source_sha256: sourceSha256,
  };
  const inserted = await tx
    .insertInto('image')
    .values({
      ...key,
      day: dayOfInstant(takenAt),
      source_entity_id: source,
      crop_id: station?.crop_id ?? null,
      pest_id: station?.pest_id ?? null,
      blob_key: photo?.blobKey ?? null,
      sha256: photo?.sha256 ?? null,
      width: photo?.width ?? null,
      height: photo?.height ?? null,
      bytes: photo?.bytes ?? null,
      sharpness: photo?.sharpness ?? null,
      brightness: photo?.brightness ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns(IMAGE_KEY).where(sql<boolean>`not image_is_deleted`).doNothing(),
    )
    .returning('image_id')
    .executeTakeFirst();
  if (inserted) {
    const imageId = inserted.image_id;
    if (photo && isCountable({ type, stationId })) await askForDetection(tx, clientId, imageId);
    return { imageId, known: false };
  }
  const known = await tx
    .selectFrom('image')
    .select('image_id')
    .where('image_is_deleted', '=', false)
    .where((row) =>
      row.and(
        Object.entries(key).map(([name, value]) =>
          row(name as keyof typeof key, 'is not distinct from', value),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return { imageId: known.image_id, known: true };
}

/** The station's photo with exactly this content, at any time and from any source; null without one. */
export async function imageOfContent(
  tx: Tx,
  { clientId, stationId, type }: Pick<ImageOrigin, 'clientId' | 'stationId' | 'type'>,
  sourceSha256: string,
): Promise<number | null> {
  const row = await tx
    .selectFrom('image')
    .select('image_id')
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('image_type', '=', type)
    .where('image_is_deleted', '=', false)
    .where('source_sha256', '=', sourceSha256)
    .limit(1)
    .executeTakeFirst();
  return row?.image_id ?? null;
}

/** Whether a station has a photo with other content from the same time. */
export async function hasAnotherOf(
  tx: Tx,
  { clientId, stationId, type, takenAt }: Pick<ImageOrigin, 'clientId' | 'stationId' | 'type' | 'takenAt'>,
  sourceSha256: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('image')
    .select('image_id')
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('image_type', '=', type)
    .where('image_is_deleted', '=', false)
    .where('date_created', '=', new Date(takenAt).toISOString())
    .where('source_sha256', '<>', sourceSha256)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function stationOf(tx: Tx, clientId: number, stationId: number | null) {
  if (stationId === null) return undefined;
  return await tx
    .selectFrom('station')
    .select(['crop_id', 'pest_id'])
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .executeTakeFirst();
}
