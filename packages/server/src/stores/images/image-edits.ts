import type { ServedImage } from '@vigia/api/contract';
import { dayOfInstant, type EpochMs } from '@vigia/domain';
import { isCountable } from '@vigia/domain/captures';
import type { ClientId, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { ofClient } from '../../db/name-client.ts';
import type { Db } from '../../db/pool.ts';
import { deleteFree } from '../delete-free.ts';
import { lockStations } from '../lock-row.ts';
import { askForDetection } from './detections.ts';
import { countsOf, dropCaptures, keepCaptures } from './image-captures.ts';

/** Changes of a photo; absent fields stay. */
export interface ImageChange {
  readonly takenAt?: EpochMs;
  readonly station?: PhotoStation;
  readonly isDeleted?: boolean;
}

/** The station to which a photo is moved, with its device, crop and pest. */
export interface PhotoStation {
  readonly stationId: number;
  readonly serial: string | null;
  readonly cropId: number | null;
  readonly pestId: number | null;
}

export interface EditedImage {
  readonly image: ServedImage;
  readonly change: ImageChange;
}

const instant = (at: EpochMs) => new Date(at).toISOString();

/** Locks photos of the transaction's client, always in the same order. */
export async function lockImages(tx: Tx, imageIds: readonly number[]): Promise<void> {
  await sql`select from image where ${ofClient(tx)} and image_id = any(${imageIds}::int[]) order by image_id for update`.execute(
    tx,
  );
}

/** The present station of a photo and its new one. */
const stationsOf = ({ image, change: { station } }: EditedImage): StationId[] =>
  [image.stationId, station?.stationId].filter((id) => id != null);

/**
 * Edits photos and updates the captures of their stations. Photos that need another model are queued for
 * detection.
 */
export async function changeImages(tx: Tx, edits: readonly EditedImage[], now: number): Promise<void> {
  await lockStations(tx, edits.flatMap(stationsOf));
  const fresh = new Map<number, readonly number[]>();
  for (const { image } of edits) {
    if (isCounted(image)) fresh.set(image.id, await dropCaptures(tx, image));
  }
  for (const { image } of edits) if (isCounted(image)) await recountOthers(tx, image, edits);
  for (const edit of edits) await changeRow(tx, edit, fresh.get(edit.image.id) ?? [], now);
}

/** Writes the counts of photos into the captures of their stations. */
export async function putCaptures(
  tx: Tx,
  images: readonly ServedImage[],
  restored: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  for (const image of images) {
    if (isCounted(image)) await keepCaptures(tx, image, countsOf(image), restored.get(image.id));
  }
}

/** Whether captures of its station are derived from the photo. */
export const isCounted = (image: ServedImage): boolean =>
  image.deletedAt === null && image.analytics !== null && isCountable(image);

/**
 * Restores the captures of other counted photos of the same station and time, which were deleted with those of
 * this one.
 */
async function recountOthers(tx: Tx, image: ServedImage, edits: readonly EditedImage[]): Promise<void> {
  const edited = edits.map((edit) => edit.image.id);
  for (const other of await countedAt(tx, image, edited)) {
    const counted = { ...image, ...other };
    await keepCaptures(tx, counted, countsOf(counted));
  }
}

/** Other counted photos of the same station and time, except the given ones. */
export async function countedAt(tx: Tx, image: ServedImage, beside: readonly number[]) {
  return await tx
    .selectFrom('image')
    .select(['image_id as id', 'image_analytics as analytics', 'node_serial_number as nodeSerial'])
    .where('client_id', '=', image.clientId)
    .where('station_id', '=', image.stationId)
    .where('date_created', '=', instant(image.takenAt))
    .where('image_type', '=', 'bug')
    .where('image_is_deleted', '=', false)
    .where('image_analytics', 'is not', null)
    .where(sql<boolean>`image_id <> all(${beside}::int[])`)
    .execute();
}

async function changeRow(
  tx: Tx,
  { image, change: { takenAt, station, isDeleted } }: EditedImage,
  freshPaper: readonly number[],
  now: number,
): Promise<void> {
  const isOfDevice = image.source === `node/${image.nodeSerial}`;
  await tx
    .updateTable('image')
    .set({
      ...(takenAt !== undefined && { date_created: instant(takenAt), day: dayOfInstant(takenAt) }),
      ...(station && {
        station_id: station.stationId,
        crop_id: station.cropId,
        pest_id: station.pestId,
        // A device's photo keeps its device. Other photos get the device that is at the station.
        ...(!isOfDevice && { node_serial_number: station.serial }),
      }),
      ...(isDeleted !== undefined && {
        image_is_deleted: isDeleted,
        deleted_at: isDeleted ? instant(now) : null,
        fresh_paper_pests: isDeleted ? [...freshPaper] : [],
      }),
    })
    .where('client_id', '=', image.clientId)
    .where('image_id', '=', image.id)
    .execute();
  const isLookedAt = station && station.pestId !== image.pestId;
  if (isLookedAt && image.intact && isCountable({ type: image.type, stationId: station.stationId }))
    await askForDetection(tx, image.clientId, image.id);
}

/** For deleted photos: the pests for which each was the first one on fresh paper. */
export async function freshPaperOf(
  tx: Tx,
  imageIds: readonly number[],
): Promise<Map<number, readonly number[]>> {
  const rows = await tx
    .selectFrom('image')
    .select(['image_id', 'fresh_paper_pests'])
    .where(sql<boolean>`image_id = any(${imageIds}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.image_id, row.fresh_paper_pests]));
}

/** Station and, unless any time matches, time of the searched photo. */
interface SoughtAt {
  readonly stationId: number | null;
  readonly takenAt?: EpochMs | undefined;
}

/**
 * Searches a station's photos, except deleted ones, for one with the same file.
 *
 * @param beside ids to leave out
 * @returns when it was taken; null without one
 */
export async function sameContentAt(
  tx: Tx,
  image: ServedImage,
  { stationId, takenAt }: SoughtAt,
  beside: readonly number[],
): Promise<EpochMs | null> {
  const row = await tx
    .selectFrom('image as one')
    .innerJoin('image as other', (join) =>
      join
        .onRef('other.client_id', '=', 'one.client_id')
        .onRef('other.image_type', '=', 'one.image_type')
        .onRef('other.source_sha256', '=', 'one.source_sha256'),
    )
    .select('other.date_created')
    .where('one.client_id', '=', image.clientId)
    .where('one.image_id', '=', image.id)
    .where('other.station_id', 'is not distinct from', stationId)
    .where('other.image_is_deleted', '=', false)
    .where(sql<boolean>`other.image_id <> all(${beside}::int[])`)
    .$if(takenAt !== undefined, (query) => query.where('other.date_created', '=', instant(takenAt!)))
    .limit(1)
    .executeTakeFirst();
  return row ? Date.parse(row.date_created) : null;
}

const deletedBefore = (instant: string) => sql<boolean>`deleted_at < ${instant}`;

/** Clients with photos that were deleted before an instant. */
export async function clientsWithDeleted(owner: Db, before: string): Promise<ClientId[]> {
  const rows = await owner
    .selectFrom('image')
    .select('client_id')
    .distinct()
    .where(deletedBefore(before))
    .execute();
  return rows.map(({ client_id }) => client_id);
}

/** Deletes for good the photos of the transaction's client that were deleted before an instant. @returns their number */
export async function dropDeletedImages(tx: Tx, before: string): Promise<number> {
  return (await deleteFree(tx, 'image', deletedBefore(before))).length;
}
