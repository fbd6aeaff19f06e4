import type { BiofixLog, PesticideLog, PhenologyLog } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import type { ClientId, EventType, PhenologyStage, SectorId } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

/** Days are inclusive. Without client and sector: everything in the transaction's scope. */
export interface LogFilter {
  readonly clientId?: ClientId | undefined;
  readonly sectorId?: SectorId | undefined;
  readonly start?: IsoDate | undefined;
  readonly end?: IsoDate | undefined;
}

/** Biofixes, by day. */
export async function biofixLogs(tx: Tx, scope: Scope, filter: LogFilter): Promise<BiofixLog[]> {
  const rows = await tx
    .selectFrom('biofix')
    .select(['client_id', 'sector_id', 'season_id', 'pest_id'])
    .select(['date_biofix as biofix_date', 'type as biofix_type'])
    .$if(filter.clientId !== undefined, (query) => query.where('client_id', '=', filter.clientId!))
    .$if(filter.sectorId !== undefined, (query) => query.where('sector_id', '=', filter.sectorId!))
    .$if(filter.start !== undefined, (query) => query.where('date_biofix', '>=', filter.start!))
    .$if(filter.end !== undefined, (query) => query.where('date_biofix', '<=', filter.end!))
    .orderBy('date_biofix')
    .orderBy('biofix_id')
    .execute();
  return visible(scope, 'biofix.read', rows, (row) => ({ clientId: row.client_id, sectorId: row.sector_id }));
}

/** Events of a kind that concern a sector (their own or that of their station), by day. */
async function eventsOf(tx: Tx, scope: Scope, type: EventType, filter: LogFilter) {
  const rows = await tx
    .selectFrom('event')
    .leftJoin('station', (join) =>
      join
        .onRef('station.client_id', '=', 'event.client_id')
        .onRef('station.station_id', '=', 'event.station_id'),
    )
    .select(['event.client_id', 'event.crop_id', 'event.season_id', 'event.pest_id', 'event.date_event'])
    .select(['event.datetime_created', 'event.phenology_stage'])
    .select((row) => row.fn.coalesce('event.sector_id', 'station.sector_id').as('sector_id'))
    .where('event.type', '=', type)
    .$if(filter.clientId !== undefined, (query) => query.where('event.client_id', '=', filter.clientId!))
    .$if(filter.start !== undefined, (query) => query.where('event.date_event', '>=', filter.start!))
    .$if(filter.end !== undefined, (query) => query.where('event.date_event', '<=', filter.end!))
    .orderBy('event.date_event')
    .orderBy('event.event_id')
    .execute();
  const ofSectors = rows.flatMap(({ sector_id, ...row }) =>
    sector_id === null ? [] : [{ ...row, sector_id }],
  );
  return visible(scope, 'event.read', ofSectors, (row) => ({
    clientId: row.client_id,
    sectorId: row.sector_id,
  })).filter((row) => filter.sectorId === undefined || row.sector_id === filter.sectorId);
}

/** Applications of agrochemicals, by day. */
export async function pesticideLogs(tx: Tx, scope: Scope, filter: LogFilter): Promise<PesticideLog[]> {
  const rows = await eventsOf(tx, scope, 'agrochemical_application', filter);
  return rows.map(({ client_id, sector_id, pest_id, date_event }) => ({
    client_id,
    sector_id,
    pest_id,
    agrochemical_date: date_event,
  }));
}

/** Phenological stages by crop, sector and season. Of several events of one stage the last one is used. */
export async function phenologyLogs(tx: Tx, scope: Scope, filter: LogFilter): Promise<PhenologyLog[]> {
  const rows = await eventsOf(tx, scope, 'crop_phenology_changed', filter);
  const byCrop = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = [row.client_id, row.sector_id, row.crop_id, row.season_id].join('/');
    byCrop.set(key, [...(byCrop.get(key) ?? []), row]);
  }
  return [...byCrop.values()].map((events) => {
    const newest = events.toSorted((a, b) => a.datetime_created.localeCompare(b.datetime_created));
    const dayOf = (stage: PhenologyStage) =>
      newest.findLast((row) => row.phenology_stage === stage)?.date_event ?? null;
    const last = newest.at(-1)!;
    return {
      client_id: last.client_id,
      sector_id: last.sector_id,
      crop_id: last.crop_id,
      season_id: last.season_id,
      datetime_created: last.datetime_created,
      flowering_start: dayOf('flowering_start_date'),
      flowering_full: dayOf('flowering_full_date'),
      first_petal_fall: dayOf('first_petal_fall_date'),
      last_petal_fall: dayOf('last_petal_fall_date'),
      fruit_set: dayOf('fruit_set_date'),
      fruit_thickening_8mm: dayOf('fruit_thickening_8mm_date'),
      fruit_thickening_20mm: dayOf('fruit_thickening_20mm_date'),
    };
  });
}
