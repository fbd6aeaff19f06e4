import type { IsoDate, PestId, StationId, TrapPhoto } from '@vigia/domain';
import { sql } from 'kysely';
import type { Scope } from '../access/gate.ts';
import type { Tx } from '../access/reach.ts';
import type { Days } from './climate-days.ts';
import { readableIds, type SeriesStation } from './stations.ts';

export interface PhotoRow extends TrapPhoto {
  readonly stationId: StationId;
}

/**
 * Counted photos of the stations, oldest first: of one pest, or of the pest each station is set up for. Those of the
 * plate that hung when the range began come too, so that the range's first photo is compared with what was on it.
 */
export async function readPhotos(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  { start, end }: Days,
  pestId?: PestId,
): Promise<PhotoRow[]> {
  const ids = readableIds(scope, stations);
  const plateHung = sql<string>`coalesce((
    select max(earlier.t) from capture earlier
    where earlier.client_id = capture.client_id and earlier.station_id = capture.station_id
      and earlier.pest_id = capture.pest_id and earlier.plate_changed and earlier.day < ${start}::date
  ), '-infinity'::timestamptz)`;
  const rows = await tx
    .selectFrom('capture')
    .innerJoin('station', (join) =>
      join
        .onRef('station.client_id', '=', 'capture.client_id')
        .onRef('station.station_id', '=', 'capture.station_id'),
    )
    .select(['capture.station_id', 'capture.day', 'capture.in_photo', 'capture.plate_changed'])
    .where(sql<boolean>`capture.station_id = any(${ids}::int[])`)
    .where('capture.pest_id', '=', pestId === undefined ? sql<number>`station.pest_id` : pestId)
    .where('capture.day', '<=', end)
    .where('capture.t', '>=', plateHung)
    .orderBy('capture.t')
    .execute();
  return rows.map((row) => ({
    stationId: row.station_id,
    date: row.day as IsoDate,
    inPhoto: row.in_photo,
    plateChanged: row.plate_changed,
  }));
}
