import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Db } from '../../db/pool.ts';
import type { StoredPhoto } from '../../images/image-files.ts';

/** Whose photos are parked, and for which station: nobody else, and no other station, gets them. */
export interface Parking {
  readonly clientId: number;
  readonly stationId: number;
  readonly userId: number;
}

/** A photo that was looked at, by the name it came with. */
export interface ParkedPhoto {
  readonly name: string;
  readonly photo: StoredPhoto;
}

/** Long enough to send a hundred photos over a slow line and date them by hand. */
export const PARKED_FOR_MS = 2 * 60 * 60 * 1000;
/** What one person may have parked for the stations of a client at a time. */
export const MOST_PARKED = { photos: 200, bytes: 400 * 1024 * 1024 } as const;

/**
 * Parks photos whose files are in place, as many as there is room for.
 *
 * @param now epoch ms
 * @returns for each photo the id it is imported by; null for one that there is no room for
 */
export async function parkPhotos(
  tx: Tx,
  { clientId, stationId, userId }: Parking,
  photos: readonly ParkedPhoto[],
  now: number,
): Promise<(string | null)[]> {
  if (photos.length === 0) return [];
  const lock = `parked photos of ${userId} at ${clientId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const room = await roomOf(tx, clientId, userId);
  const ids: (string | null)[] = [];
  for (const { name, photo } of photos) {
    const fits = room.photos >= 1 && room.bytes >= photo.bytes;
    const id = fits ? randomUUID() : null;
    ids.push(id);
    if (id === null) continue;
    room.photos -= 1;
    room.bytes -= photo.bytes;
    await tx
      .insertInto('parked_photo')
      .values({
        client_id: clientId,
        parked_photo_id: id,
        station_id: stationId,
        user_id: userId,
        file_name: name,
        source_sha256: photo.sourceSha256,
        blob_key: photo.blobKey,
        sha256: photo.sha256,
        width: photo.width,
        height: photo.height,
        bytes: photo.bytes,
        sharpness: photo.sharpness,
        brightness: photo.brightness,
        camera_time: photo.cameraTime,
        expires_at: new Date(now + PARKED_FOR_MS).toISOString(),
      })
      .execute();
  }
  return ids;
}

/** What was left and is not swept yet takes room too: its files lie there. */
async function roomOf(tx: Tx, clientId: number, userId: number) {
  const { photos, bytes } = await tx
    .selectFrom('parked_photo')
    .select((row) => [row.fn.countAll<string>().as('photos'), row.fn.sum<string | null>('bytes').as('bytes')])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { photos: MOST_PARKED.photos - Number(photos), bytes: MOST_PARKED.bytes - Number(bytes ?? 0) };
}

/**
 * Takes a photo out of the parking, once: of two who ask at the same time one gets it, and a transaction that is given
 * up leaves it where it was.
 *
 * @param now epoch ms
 * @returns null for one of somebody else or for another station, one that has expired or was taken, or none at all
 */
export async function takeParked(
  tx: Tx,
  { clientId, stationId, userId }: Parking,
  id: string,
  now: number,
): Promise<ParkedPhoto | null> {
  const row = await tx
    .deleteFrom('parked_photo')
    .where('client_id', '=', clientId)
    .where('parked_photo_id', '=', id)
    .where('station_id', '=', stationId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date(now).toISOString())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    name: row.file_name,
    photo: {
      blobKey: row.blob_key,
      bytes: row.bytes,
      width: row.width,
      height: row.height,
      sha256: row.sha256,
      sourceSha256: row.source_sha256,
      sharpness: row.sharpness,
      brightness: row.brightness,
      cameraTime: row.camera_time,
    },
  };
}

/**
 * Gives up what has expired, of every client.
 *
 * @param owner connection that sees the rows of every client
 * @param now epoch ms
 * @returns where the files lie, which belong to nobody now
 */
export async function dropExpiredParked(owner: Db, now: number): Promise<{ blobKey: string }[]> {
  return await owner
    .deleteFrom('parked_photo')
    .where('expires_at', '<=', new Date(now).toISOString())
    .returning('blob_key as blobKey')
    .execute();
}
