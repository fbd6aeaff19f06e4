import type { IsoDate } from '@vigia/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** A photo of any client: the expected file, and the names by which people find it. */
export interface PhotoRow {
  readonly clientId: number;
  readonly imageId: number;
  readonly blobKey: string;
  /** SHA-256, hex. */
  readonly sha256: string;
  readonly bytes: number;
  readonly day: IsoDate;
  /** Name of the station, or the serial number of the device. */
  readonly trap: string | null;
}

/** The photos after another one, by id; without `after` the first ones. */
export async function photosAfter(
  owner: Db,
  after: Pick<PhotoRow, 'clientId' | 'imageId'> | undefined,
  limit: number,
): Promise<PhotoRow[]> {
  const { clientId, imageId } = after ?? { clientId: 0, imageId: 0 };
  const { rows } = await sql<PhotoRow>`
    select i.client_id as "clientId", i.image_id as "imageId", i.blob_key as "blobKey", i.sha256, i.bytes, i.day,
      coalesce(s.station_name, i.node_serial_number) as trap
    from image i left join station s on s.client_id = i.client_id and s.station_id = i.station_id
    where i.blob_key is not null and (i.client_id, i.image_id) > (${clientId}::int, ${imageId}::int)
    order by i.client_id, i.image_id limit ${limit}`.execute(owner);
  return rows;
}

export async function countPhotos(owner: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from image where blob_key is not null`.execute(owner);
  return rows[0]?.count ?? 0;
}

/** Whether a photo still refers to its file: it may have been deleted since its row was read. */
export async function stillNames(owner: Db, { clientId, imageId, blobKey }: PhotoRow): Promise<boolean> {
  const row = await owner
    .selectFrom('image')
    .select('image_id')
    .where('client_id', '=', clientId)
    .where('image_id', '=', imageId)
    .where('blob_key', '=', blobKey)
    .executeTakeFirst();
  return row !== undefined;
}
