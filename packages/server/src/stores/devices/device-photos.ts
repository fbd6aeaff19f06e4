import type { DeviceImage } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Assignment } from '@vigia/domain/devices';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { KeyedNode } from './node-keys.ts';

interface PhotoKey {
  readonly camera: 1 | 2;
  readonly takenAt: EpochMs;
  readonly sourceSha256: string;
}

/**
 * A photo that its device has sent before, whatever station it belongs to, even if it was deleted; null for a
 * new one.
 */
export async function photoOfDevice(
  tx: Tx,
  { clientId, serial }: KeyedNode,
  { camera, takenAt, sourceSha256 }: PhotoKey,
): Promise<DeviceImage | null> {
  const row = await tx
    .selectFrom('image')
    .select(['image_id', 'station_id', 'image_type', 'blob_key'])
    .where('client_id', '=', clientId)
    .where('node_serial_number', '=', serial)
    .where('source_entity_id', '=', `node/${serial}`)
    .where('camera', '=', camera)
    .where('date_created', '=', new Date(takenAt).toISOString())
    .where('source_sha256', '=', sourceSha256)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.image_id,
    stationId: row.station_id,
    camera,
    type: row.image_type,
    takenAt,
    intact: row.blob_key !== null,
  };
}

/**
 * Locks the photos that wait for the station of their device, before that device: photos come before stations and
 * devices.
 *
 * @returns their ids
 */
export async function holdWaitingPhotos(tx: Tx, { clientId, serial }: KeyedNode): Promise<number[]> {
  const { rows } = await sql<{ image_id: number }>`
    select image_id from image
    where client_id = ${clientId} and node_serial_number = ${serial} and station_id is null
      and source_entity_id = ${`node/${serial}`}
    order by image_id for no key update`.execute(tx);
  return rows.map(({ image_id }) => image_id);
}

/**
 * Moves photos that a device sent before its install was reported to the station of the install. Devices send
 * from the morning on, while people report the install in the evening.
 *
 * @param waiting see `holdWaitingPhotos`
 */
export async function adoptPhotos(
  tx: Tx,
  { clientId }: KeyedNode,
  assignments: readonly Assignment[],
  waiting: readonly number[],
): Promise<void> {
  if (waiting.length === 0) return;
  for (const { stationId, from, until } of assignments) {
    await sql`
      with adopted as (
        update image i set station_id = s.station_id, crop_id = s.crop_id, pest_id = s.pest_id
        from station s
        where s.client_id = ${clientId} and s.station_id = ${stationId}
          and i.client_id = s.client_id and i.image_id = any(${waiting}::int[]) and i.station_id is null
          and i.date_created >= to_timestamp(${finite(from)}::float8 / 1000)
          and i.date_created < to_timestamp(${finite(until)}::float8 / 1000)
        returning i.client_id, i.image_id, i.image_type, i.blob_key
      )
      insert into detection_due (client_id, image_id, due_at)
        select client_id, image_id, now() from adopted where image_type = 'bug' and blob_key is not null
        on conflict do nothing`.execute(tx);
  }
}

const FAR: EpochMs = Date.UTC(2300, 0, 1);
const finite = (at: EpochMs): number => Math.min(FAR, Math.max(0, at));
