import type { CameraNumber, HealthImage } from '@vigia/domain/devices';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { bySubject, type HealthSpan, type HealthSubjects, ownOf, subjectTable } from './health-subject.ts';

/** Photos of the trap with their clarity, counts without a photo, and photos that arrived damaged. */
export async function readHealthPhotos(
  tx: Tx,
  { kind, clientId, subjects }: HealthSubjects,
  { start, end }: HealthSpan,
): Promise<(n: number) => HealthImage[]> {
  const days = sql`client_id = ${clientId}::int and day between ${start}::date and ${end}::date`;
  const { rows } = await sql<PhotoRow>`
    with photo as (
      select n, date_created as t, camera, blob_key is not null as intact, sharpness, brightness
      from ${subjectTable(subjects)}
      join image on ${days} and ${ownOf(kind, 'image.station_id', 'node_serial_number')} and image_type = 'bug'
        and not image_is_deleted
    ), counted as (
      select distinct n, t from ${subjectTable(subjects)}
      join capture on ${days} and ${ownOf(kind, 'capture.station_id', 'node_sn')}
    )
    select n, (extract(epoch from t) * 1000)::float8 as at, camera, intact, sharpness, brightness from photo
    union all
    select n, (extract(epoch from t) * 1000)::float8, 1, true, null, null from counted
    where not exists (select 1 from photo where photo.n = counted.n and photo.t = counted.t)
    order by at`.execute(tx);
  const photosOf = bySubject(rows);
  return (n) =>
    photosOf(n).map(({ at, camera, intact, sharpness, brightness }) => ({
      takenAt: at,
      camera: camera as CameraNumber,
      intact,
      ...(sharpness !== null && { sharpness }),
      ...(brightness !== null && { brightness }),
    }));
}

interface PhotoRow {
  n: number;
  at: number;
  camera: number;
  intact: boolean;
  sharpness: number | null;
  brightness: number | null;
}
