import { randomUUID } from 'node:crypto';
import type { ClientId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Db } from '../../db/pool.ts';
import type { StoredPhoto } from '../../images/image-files.ts';
import { deleteFree } from '../delete-free.ts';

/** Sender and station of parked photos. Nobody else, and no other station, can have them. */
export interface Parking {
  readonly clientId: number;
  readonly stationId: number;
  readonly userId: number;
}

/** A checked photo with its file name. */
export interface ParkedPhoto {
  readonly name: string;
  readonly photo: StoredPhoto;
}

/** Long enough to send a hundred photos over a slow line and to date them by hand. */
export const PARKED_FOR_MS = 2 * 60 * 60 * 1000;
/** Limits of the parked photos of one person in a client. */
export const MOST_PARKED = { photos: 200, bytes: 400 * 1024 * 1024 } as const;

/**
 * Parks photos whose files are stored, as many as there is room for.
 *
 * @param now epoch ms
 * @returns an id for each photo, by which it is imported; null without room
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

/** Room that is used. Expired photos count until they are deleted, as their files exist. */
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
 * Takes a parked photo, once: of two simultaneous calls, one gets it. If the transaction is rolled back, the
 * photo stays parked.
 *
 * @param now epoch ms
 * @returns null for a photo of another person or station, an expired or already taken one, and an unknown id
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

const expiredAt = (now: number) => sql<boolean>`expires_at <= ${new Date(now).toISOString()}`;

/** Clients with expired parked photos. @param now epoch ms */
export async function clientsWithExpired(owner: Db, now: number): Promise<ClientId[]> {
  const rows = await owner
    .selectFrom('parked_photo')
    .select('client_id')
    .distinct()
    .where(expiredAt(now))
    .execute();
  return rows.map(({ client_id }) => client_id);
}

/**
 * Deletes expired parked photos of the transaction's client.
 *
 * @param now epoch ms
 * @returns keys of their files, which the caller must delete
 */
export async function dropExpiredParked(tx: Tx, now: number): Promise<{ blobKey: string }[]> {
  return await deleteFree(tx, 'parked_photo', expiredAt(now), {
    returned: sql`blob_key as "blobKey"`,
  });
}
