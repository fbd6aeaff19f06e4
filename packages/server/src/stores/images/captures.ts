import type { TrapPhoto } from '@vigia/domain/captures';
import type { PestId, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { readable, type SeriesStation } from '../farm/stations.ts';
import type { Days } from '../measurements/climate-days.ts';

export interface PhotoRow extends TrapPhoto {
  readonly stationId: StationId;
}

/**
 * Counted photos of the stations, oldest first, for one pest or for each station's own pest. They include
 * earlier photos of the plate that was in the trap when the range begins, so that the first photo of the range
 * can be compared with them.
 */
export async function readPhotos(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  { start, end }: Days,
  pestId?: PestId,
): Promise<PhotoRow[]> {
  const { clientIds, stationIds } = readable(scope, stations);
  const own = sql<boolean>`client_id = any(${clientIds}::int[]) and station_id = any(${stationIds}::int[])`;
  const rows = await tx
    .with('photo', (db) => db.selectFrom('capture').selectAll().where(own).where('day', '<=', end))
    .with('plate', (db) =>
      db
        .selectFrom('photo')
        .select(['client_id', 'station_id', 'pest_id'])
        .select((row) => row.fn.max('t').as('hung_at'))
        .where('plate_changed', '=', true)
        .where('day', '<', start)
        .groupBy(['client_id', 'station_id', 'pest_id']),
    )
    .selectFrom('photo')
    .innerJoin('station', (join) =>
      join
        .onRef('station.client_id', '=', 'photo.client_id')
        .onRef('station.station_id', '=', 'photo.station_id'),
    )
    .leftJoin('plate', (join) =>
      join
        .onRef('plate.client_id', '=', 'photo.client_id')
        .onRef('plate.station_id', '=', 'photo.station_id')
        .onRef('plate.pest_id', '=', 'photo.pest_id'),
    )
    .select(['photo.station_id', 'photo.day', 'photo.in_photo', 'photo.plate_changed'])
    .where('photo.pest_id', '=', pestId ?? sql.ref<number>('station.pest_id'))
    .where((row) =>
      row.or([row('plate.hung_at', 'is', null), row('photo.t', '>=', row.ref('plate.hung_at'))]),
    )
    .orderBy('photo.t')
    .execute();
  return rows.map((row) => ({
    stationId: row.station_id,
    date: row.day,
    inPhoto: row.in_photo,
    plateChanged: row.plate_changed,
  }));
}
