import { atPosition } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import { metresBetween } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { SeriesStation } from './stations.ts';

/** A station of the same client whose record may stand in for that of others. */
export interface Neighbour extends SeriesStation {
  readonly name: string;
  /** To the nearest of the others. */
  readonly metres: number;
}

/** Further away the weather is another one. */
const FARTHEST_METRES = 50_000;
/** The nearest ones are tried, and no more. */
const MOST_NEIGHBOURS = 3;

/**
 * The nearest stations of the same client that the scope may read, archived ones too, with a record that begins on a day or
 * before.
 *
 * @param stations of one client
 */
export async function neighboursOf(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  since: IsoDate,
): Promise<Neighbour[]> {
  const clientId = stations[0]?.clientId;
  if (clientId === undefined) return [];
  const rows = await tx
    .selectFrom('station')
    .select([
      'client_id as clientId',
      'station_id as stationId',
      'sector_id as sectorId',
      'pest_id as pestId',
      'data_version as dataVersion',
      'station_name as name',
      'station_position_lat as latitude',
      'station_position_lon as longitude',
    ])
    .select((row) =>
      row
        .selectFrom('climate_day')
        .select((day) => day.fn.min('climate_day.day').as('first'))
        .whereRef('climate_day.client_id', '=', 'station.client_id')
        .whereRef('climate_day.station_id', '=', 'station.station_id')
        .as('first'),
    )
    .where('client_id', '=', clientId)
    .execute();
  const own = new Set(stations.map(({ stationId }) => stationId));
  const located = rows.map(atPosition);
  const places = located.flatMap(({ stationId, position }) => (own.has(stationId) && position) || []);
  return visible(scope, 'series.read', located, (row) => row)
    .filter(({ stationId, first }) => !own.has(stationId) && first !== null && first <= since)
    .flatMap(({ first: _, position, ...row }) => {
      if (position === null || places.length === 0) return [];
      return [{ ...row, metres: Math.min(...places.map((place) => metresBetween(place, position))) }];
    })
    .filter(({ metres }) => metres <= FARTHEST_METRES)
    .sort((a, b) => a.metres - b.metres || a.stationId - b.stationId)
    .slice(0, MOST_NEIGHBOURS);
}
