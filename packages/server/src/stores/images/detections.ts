import type { ClientId, PestId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Db } from '../../db/pool.ts';
import type { StoredBox } from '../../db/schema/images.ts';

/** A photo that is due for detection. */
export interface DuePhoto {
  readonly imageId: number;
  readonly blobKey: string;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly pestId: PestId | null;
  readonly tries: number;
}

export interface Detection {
  readonly model: string;
  /** Program and version of the detector. */
  readonly detector: string;
  readonly boxes: readonly StoredBox[];
}

/** A time after every other one. */
const NEVER = '9999-01-01T00:00:00.000Z';

/** Queues a new photo for detection. */
export async function askForDetection(tx: Tx, clientId: number, imageId: number): Promise<void> {
  await tx
    .insertInto('detection_due')
    .values({ client_id: clientId, image_id: imageId, due_at: sql<string>`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Clients with photos in the queue. */
export async function clientsWithDuePhotos(owner: Db): Promise<ClientId[]> {
  const rows = await owner.selectFrom('detection_due').select('client_id').distinct().execute();
  return rows.map(({ client_id }) => client_id);
}

/** Photos of a client that are due, newest first. */
export async function duePhotos(tx: Tx, clientId: number, now: number, most: number): Promise<DuePhoto[]> {
  const rows = await tx
    .selectFrom('detection_due')
    .innerJoin('image', (join) =>
      join
        .onRef('image.client_id', '=', 'detection_due.client_id')
        .onRef('image.image_id', '=', 'detection_due.image_id'),
    )
    .select(['image.image_id', 'blob_key', 'sha256', 'width', 'height', 'pest_id', 'tries'])
    .where('detection_due.client_id', '=', clientId)
    .where('due_at', '<=', new Date(now).toISOString())
    .where('blob_key', 'is not', null)
    .where('image_is_deleted', '=', false)
    .orderBy('image.date_created', 'desc')
    .orderBy('image.image_id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    imageId: row.image_id,
    blobKey: row.blob_key as string,
    sha256: row.sha256 as string,
    width: row.width as number,
    height: row.height as number,
    pestId: row.pest_id,
    tries: row.tries,
  }));
}

/** Stores a model's boxes in place of its earlier ones and removes the photo from the queue. */
export async function saveDetection(
  tx: Tx,
  clientId: number,
  imageId: number,
  { model, detector, boxes }: Detection,
): Promise<void> {
  const found = { detector, boxes: JSON.stringify(boxes), made_at: sql<string>`now()` };
  await tx
    .insertInto('detection')
    .values({ client_id: clientId, image_id: imageId, inference_model: model, ...found })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'image_id', 'inference_model'])
        // Citus takes no function of the clock here.
        .doUpdateSet((row) => ({ ...found, made_at: row.ref('excluded.made_at') })),
    )
    .execute();
  await tx
    .deleteFrom('detection_due')
    .where('client_id', '=', clientId)
    .where('image_id', '=', imageId)
    .execute();
}

/** Records a failed detection. @param dueAt time of the next try, epoch ms; null for no more tries */
export async function putOffDetection(
  tx: Tx,
  clientId: number,
  imageId: number,
  { dueAt, failure }: { readonly dueAt: number | null; readonly failure: string },
): Promise<void> {
  await tx
    .updateTable('detection_due')
    .set((row) => ({
      due_at: dueAt === null ? NEVER : new Date(dueAt).toISOString(),
      tries: row('tries', '+', 1),
      failure,
    }))
    .where('client_id', '=', clientId)
    .where('image_id', '=', imageId)
    .execute();
}

/**
 * The boxes of a model on a photo; null when the model has not processed it. The caller has checked the scope.
 */
export async function detectionOf(
  tx: Tx,
  clientId: number,
  imageId: number,
  model: string,
): Promise<Detection | null> {
  const row = await tx
    .selectFrom('detection')
    .select(['detector', 'boxes'])
    .where('client_id', '=', clientId)
    .where('image_id', '=', imageId)
    .where('inference_model', '=', model)
    .executeTakeFirst();
  return row ? { model, detector: row.detector, boxes: row.boxes } : null;
}
