import type { CameraNumber, HealthImage } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { HealthPlace, HealthSpan } from './health-place.ts';

/**
 * Photos of the trap with what was seen of their clarity, and those that are known by their count alone. A photo
 * that arrived broken is one too.
 */
export async function readHealthPhotos(
  tx: Tx,
  { kind, clientId, stationId, serial }: HealthPlace,
  { start, end }: HealthSpan,
): Promise<HealthImage[]> {
  const own = kind === 'station' ? sql`station_id = ${stationId}` : sql`node_serial_number = ${serial}`;
  const days = sql`client_id = ${clientId}::int and day between ${start}::date and ${end}::date`;
  const { rows } = await sql<PhotoRow>`
    with photo as (
      select date_created as t, camera, blob_key is not null as intact, sharpness, brightness
      from image where ${days} and ${own} and image_type = 'bug'
    ), counted as (
      select distinct t from capture
      where ${days} and ${kind === 'station' ? own : sql`node_sn = ${serial}`}
    )
    select (extract(epoch from t) * 1000)::float8 as at, camera, intact, sharpness, brightness from photo
    union all
    select (extract(epoch from t) * 1000)::float8, 1, true, null, null from counted
    where not exists (select from photo where photo.t = counted.t)
    order by at`.execute(tx);
  return rows.map(({ at, camera, intact, sharpness, brightness }) => ({
    takenAt: at,
    camera: camera as CameraNumber,
    intact,
    ...(sharpness !== null && { sharpness }),
    ...(brightness !== null && { brightness }),
  }));
}

interface PhotoRow {
  at: number;
  camera: number;
  intact: boolean;
  sharpness: number | null;
  brightness: number | null;
}
