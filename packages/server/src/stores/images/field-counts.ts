import type { Action } from '@vigia/domain/access';
import type { FieldCount } from '@vigia/domain/captures';
import type { PestId, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { ofClient } from '../../db/name-client.ts';
import { readable, type SeriesStation } from '../farm/stations.ts';
import type { Days } from '../measurements/climate-days.ts';

export interface FieldCountRow extends FieldCount {
  readonly stationId: StationId;
  readonly pestId: PestId;
  /** Instant, ISO UTC. */
  readonly countedAt: string;
}

/**
 * Field counts of the stations in the days, oldest first, each with the count and the photo before it.
 *
 * @param pestId one pest, each station's own pest, or every pest
 * @param action what the scope must be allowed at a station
 */
export async function readFieldCounts(
  tx: Tx,
  scope: Scope,
  stations: readonly Pick<SeriesStation, 'clientId' | 'sectorId' | 'stationId'>[],
  { start, end }: Days,
  pestId: PestId | 'own' | 'every',
  action: Action = 'series.read',
): Promise<FieldCountRow[]> {
  const { clientIds, stationIds } = readable(scope, stations, action);
  if (stationIds.length === 0) return [];
  const ofPest =
    pestId === 'every'
      ? sql`true`
      : pestId === 'own'
        ? sql`counted.pest_id = station.pest_id`
        : sql`counted.pest_id = ${pestId}`;
  const { rows } = await sql<FieldCountRow>`
    with counted as (
      select client_id, station_id, pest_id, day, counted_at, number_found,
        lag(day) over (partition by client_id, station_id, pest_id order by day) as before
      from field_count
      where ${ofClient(tx)} and client_id = any(${clientIds}::int[]) and station_id = any(${stationIds}::int[]) and day <= ${end}
    )
    select counted.station_id as "stationId", counted.pest_id as "pestId", counted.day as date,
      counted.counted_at as "countedAt",
      counted.number_found as found, counted.before as "countBefore",
      (select capture.day from capture where capture.client_id = counted.client_id and ${ofClient(tx, 'capture')}
        and capture.station_id = counted.station_id and capture.pest_id = counted.pest_id
        and capture.day <= counted.day order by capture.t desc limit 1) as "photoBefore"
    from counted join station on station.client_id = counted.client_id and station.station_id = counted.station_id
    where ${ofClient(tx, 'station')} and counted.day >= ${start} and ${ofPest}
    order by counted.day, counted.station_id, counted.pest_id`.execute(tx);
  return [...rows];
}
