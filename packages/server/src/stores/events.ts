import { EventWire } from '@vigia/api/contract';
import type { ClientId, EventType, IsoDate, SectorId, StationId } from '@vigia/domain';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';

export interface EventFilter {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly clientId?: ClientId | undefined;
  readonly sectorId?: SectorId | undefined;
  readonly stationId?: StationId | undefined;
  readonly type?: EventType | undefined;
}

/**
 * Field reports of the days, newest first. A report about a station lies in the sector of that station; one without
 * station and sector concerns the whole client, which somebody narrowed to sectors does not see.
 */
export async function eventsWhere(tx: Tx, scope: Scope, filter: EventFilter): Promise<EventWire[]> {
  const rows = await tx
    .selectFrom('event')
    .leftJoin('station', (join) =>
      join
        .onRef('station.client_id', '=', 'event.client_id')
        .onRef('station.station_id', '=', 'event.station_id'),
    )
    .selectAll('event')
    .select(['station.station_name', 'station.sector_id as station_sector_id'])
    .where('event.date_event', '>=', filter.start)
    .where('event.date_event', '<=', filter.end)
    .$if(filter.clientId !== undefined, (query) => query.where('event.client_id', '=', filter.clientId!))
    .$if(filter.stationId !== undefined, (query) => query.where('event.station_id', '=', filter.stationId!))
    .$if(filter.type !== undefined, (query) => query.where('event.type', '=', filter.type!))
    .$if(filter.sectorId !== undefined, (query) =>
      query.where((row) =>
        row(row.fn.coalesce('event.sector_id', 'station.sector_id'), '=', filter.sectorId!),
      ),
    )
    .orderBy('event.datetime_event', 'desc')
    .orderBy('event.event_id', 'desc')
    .execute();
  const seen = visible(scope, 'event.read', rows, (row) => ({
    clientId: row.client_id,
    sectorId: row.sector_id ?? row.station_sector_id,
  }));
  return seen.map(({ station_sector_id: _, ...row }) => EventWire.parse(row));
}
