import type { ImageWire } from '@vigia/api/contract';
import { dayOfInstant, isCountable } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Db } from '../../db/pool.ts';
import { askForDetection } from './detections.ts';
import { countsOf, dropCaptures, keepCaptures } from './image-captures.ts';

/** What an edit makes of a photo; absent is left as it is. */
export interface ImageChange {
  /** Instant. */
  readonly takenAt?: string;
  readonly station?: PhotoStation;
  readonly isDeleted?: boolean;
}

/** The station a photo is moved to, with what stands and hangs there. */
export interface PhotoStation {
  readonly stationId: number;
  readonly serial: string | null;
  readonly cropId: number | null;
  readonly pestId: number | null;
}

export interface EditedImage {
  readonly wire: ImageWire;
  readonly change: ImageChange;
}

/** Takes the locks of some photos of the transaction's client, in one order for everybody. */
export async function lockImages(tx: Tx, imageIds: readonly number[]): Promise<void> {
  await sql`select from image where image_id = any(${imageIds}::int[]) order by image_id for update`.execute(
    tx,
  );
}

/** Changes photos; the captures of their stations follow, and a model looks again at those that need another one. */
export async function changeImages(tx: Tx, edits: readonly EditedImage[], now: number): Promise<void> {
  const fresh = new Map<number, readonly number[]>();
  for (const { wire } of edits) {
    if (isCounted(wire)) fresh.set(wire.image_id, await dropCaptures(tx, wire));
  }
  for (const { wire } of edits) if (isCounted(wire)) await recountOthers(tx, wire, edits);
  for (const edit of edits) await changeRow(tx, edit, fresh.get(edit.wire.image_id) ?? [], now);
}

/** Puts counts of photos, as they are now, into the captures of their stations. */
export async function putCaptures(
  tx: Tx,
  images: readonly ImageWire[],
  restored: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  for (const wire of images) {
    if (isCounted(wire)) await keepCaptures(tx, wire, countsOf(wire), restored.get(wire.image_id));
  }
}

/** Whether captures of its station follow from it. */
export const isCounted = (wire: ImageWire): boolean =>
  wire.deleted_at === null &&
  wire.image_analytics !== null &&
  isCountable({ type: wire.image_type, stationId: wire.station_id });

/** Other counted photos of the same station and moment, whose captures went with those of this one. */
async function recountOthers(tx: Tx, wire: ImageWire, edits: readonly EditedImage[]): Promise<void> {
  const edited = edits.map((edit) => edit.wire.image_id);
  const others = await countedAt(tx, wire, edited);
  for (const other of others) {
    const counted: ImageWire = {
      ...wire,
      ...other,
      image_analytics: other.image_analytics as ImageWire['image_analytics'],
    };
    await keepCaptures(tx, counted, countsOf(counted));
  }
}

/** Counted photos of a photo's station and moment, beside some. */
export async function countedAt(tx: Tx, wire: ImageWire, beside: readonly number[]) {
  return await tx
    .selectFrom('image')
    .select(['image_id', 'image_analytics', 'node_serial_number'])
    .where('client_id', '=', wire.client_id)
    .where('station_id', '=', wire.station_id)
    .where('date_created', '=', wire.date_created)
    .where('image_type', '=', 'bug')
    .where('image_is_deleted', '=', false)
    .where('image_analytics', 'is not', null)
    .where(sql<boolean>`image_id <> all(${beside}::int[])`)
    .execute();
}

async function changeRow(
  tx: Tx,
  { wire, change: { takenAt, station, isDeleted } }: EditedImage,
  freshPaper: readonly number[],
  now: number,
): Promise<void> {
  const isOfDevice = wire.source_entity_id === `node/${wire.node_serial_number}`;
  await tx
    .updateTable('image')
    .set({
      ...(takenAt !== undefined && { date_created: takenAt, day: dayOfInstant(Date.parse(takenAt)) }),
      ...(station && {
        station_id: station.stationId,
        crop_id: station.cropId,
        pest_id: station.pestId,
        // The device that took a photo stays the one that took it; of others it is the one that hangs there.
        ...(!isOfDevice && { node_serial_number: station.serial }),
      }),
      ...(isDeleted !== undefined && {
        image_is_deleted: isDeleted,
        deleted_at: isDeleted ? new Date(now).toISOString() : null,
        fresh_paper_pests: isDeleted ? [...freshPaper] : [],
      }),
    })
    .where('client_id', '=', wire.client_id)
    .where('image_id', '=', wire.image_id)
    .execute();
  const isLookedAt = station && station.pestId !== wire.extra_data.pest_id;
  if (isLookedAt && wire.intact && isCountable({ type: wire.image_type, stationId: station.stationId }))
    await askForDetection(tx, wire.client_id, wire.image_id);
}

/** Of deleted photos: pests for which each was the first one on fresh paper. */
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

/** Where and, unless any date is meant, when a photo is looked for. */
interface SoughtAt {
  readonly stationId: number | null;
  readonly takenAt?: string | undefined;
}

/**
 * The same file as a photo's among the photos of a station that are not deleted.
 *
 * @param beside ids that do not count
 * @returns when it was taken; null for none
 */
export async function sameContentAt(
  tx: Tx,
  wire: ImageWire,
  { stationId, takenAt }: SoughtAt,
  beside: readonly number[],
): Promise<string | null> {
  const row = await tx
    .selectFrom('image as one')
    .innerJoin('image as other', (join) =>
      join
        .onRef('other.client_id', '=', 'one.client_id')
        .onRef('other.image_type', '=', 'one.image_type')
        .onRef('other.source_sha256', '=', 'one.source_sha256'),
    )
    .select('other.date_created')
    .where('one.client_id', '=', wire.client_id)
    .where('one.image_id', '=', wire.image_id)
    .where('other.station_id', 'is not distinct from', stationId)
    .where('other.image_is_deleted', '=', false)
    .where(sql<boolean>`other.image_id <> all(${beside}::int[])`)
    .$if(takenAt !== undefined, (query) => query.where('other.date_created', '=', takenAt!))
    .limit(1)
    .executeTakeFirst();
  return row?.date_created ?? null;
}

/** Drops photos for good that were deleted before an instant. @returns how many */
export async function dropDeletedImages(owner: Db, before: string): Promise<number> {
  const { numDeletedRows } = await owner
    .deleteFrom('image')
    .where('deleted_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
