import type { IsoDate } from '@vigia/domain';
import { startOfDay } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { readable, type SeriesStation } from '../farm/stations.ts';
import type { Days } from '../measurements/climate-days.ts';
import type { PhotoRow } from './captures.ts';
import { PAPER_VISITS } from './image-captures.ts';

export interface InferenceOf {
  readonly model: string;
  /** Lowest score of the insects that count, 0–1. */
  readonly minScore: number;
}

/**
 * Photos of the stations' traps with the insects that a model detected, oldest first. They include earlier
 * photos of the plate that was in the trap when the range begins. A visit between two photos means a new plate.
 */
export async function readInferredPhotos(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  { start, end }: Days,
  { model, minScore }: InferenceOf,
): Promise<PhotoRow[]> {
  const { clientIds, stationIds } = readable(scope, stations);
  if (stationIds.length === 0) return [];
  const begins = new Date(startOfDay(start)).toISOString();
  const { rows } = await sql<{ station_id: number; day: IsoDate; seen: number; plate_changed: boolean }>`
    with visit as (
      select client_id, station_id, datetime_event as t from event
      where client_id = any(${clientIds}::int[]) and station_id = any(${stationIds}::int[])
        and type = any(${PAPER_VISITS}::text[])
    ), photo as (
      select image.client_id, image.station_id, image.date_created as t, image.day,
        lag(image.date_created) over (partition by image.client_id, image.station_id order by image.date_created)
          as before,
        (select count(*) from jsonb_array_elements(detection.boxes) as box
          where (box ->> 'score')::float8 >= ${minScore})::int as seen
      from image join detection using (client_id, image_id)
      where image.client_id = any(${clientIds}::int[]) and image.station_id = any(${stationIds}::int[])
        and image.image_type = 'bug' and image.camera = 1 and image.day <= ${end}
        and not image.image_is_deleted
        and detection.inference_model = ${model}
        and image.date_created >= coalesce((
          select max(visit.t) from visit where visit.client_id = image.client_id
            and visit.station_id = image.station_id and visit.t < ${begins}), '-infinity'::timestamptz)
    )
    select station_id, day, seen, exists (
      select 1 from visit where visit.client_id = photo.client_id and visit.station_id = photo.station_id
        and visit.t <= photo.t and visit.t > coalesce(photo.before, '-infinity'::timestamptz)) as plate_changed
    from photo order by t`.execute(tx);
  return rows.map((row) => ({
    stationId: row.station_id,
    date: row.day,
    inPhoto: row.seen,
    plateChanged: row.plate_changed,
  }));
}

/** A version that grows with every photo that the model processes, and with every visit. */
export async function inferenceVersion(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  model: string,
): Promise<string> {
  const { clientIds, stationIds } = readable(scope, stations);
  if (stationIds.length === 0) return '';
  const { rows } = await sql<{ version: string }>`
    select concat_ws('/',
      (select concat(count(*), ' ', max(detection.made_at)) from image join detection using (client_id, image_id)
        where image.client_id = any(${clientIds}::int[]) and image.station_id = any(${stationIds}::int[])
          and detection.inference_model = ${model}),
      (select concat(count(*), ' ', max(event_id)) from event
        where client_id = any(${clientIds}::int[]) and station_id = any(${stationIds}::int[])
          and type = any(${PAPER_VISITS}::text[]))) as version`.execute(tx);
  return rows[0]?.version ?? '';
}
