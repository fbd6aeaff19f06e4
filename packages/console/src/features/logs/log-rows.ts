import { EVENT_TYPE_OF_LOG, isAboutStation, LOG_TYPES, type LogType } from '@vigia/domain/events';
import { ALL, type FieldEvent, type FilterContext, type Filters, type Station } from '@vigia/domain/farm';

/** An event with the names of its ids; null for missing or deleted ones. */
export interface LogRow {
  readonly event: FieldEvent;
  readonly station: string | null;
  readonly sector: string | null;
  readonly pest: string | null;
  readonly season: string | null;
}

export interface LogsFilter extends Pick<Filters, 'sector'> {
  readonly type: LogType;
  readonly station: Station | null;
}

const nameOf = (id: number | null, entities: readonly { readonly id: number; readonly name: string }[]) =>
  entities.find((entity) => entity.id === id)?.name ?? null;

/** The rows of a table. An event keeps the name its station had. */
export function logRows(
  { tree, pests }: FilterContext,
  events: readonly FieldEvent[],
  { type, station, sector = ALL }: LogsFilter,
): LogRow[] {
  const rows = events.filter(
    (event) =>
      event.type === EVENT_TYPE_OF_LOG[type] &&
      (station === null || isAboutStation(event, station)) &&
      (sector === ALL || event.sectorId === sector),
  );
  return rows.map((event) => ({
    event,
    station: event.stationName ?? nameOf(event.stationId, tree.stations),
    sector: nameOf(event.sectorId, tree.sectors),
    pest: nameOf(event.pestId, pests),
    season: nameOf(event.seasonId, tree.seasons),
  }));
}

export interface LogCount {
  readonly type: LogType;
  readonly count: number;
}

/** The number of events of each table; tables without any are left out. */
export function logCounts(events: readonly FieldEvent[]): LogCount[] {
  const counts = LOG_TYPES.map((type) => ({
    type,
    count: events.filter((event) => event.type === EVENT_TYPE_OF_LOG[type]).length,
  }));
  return counts.filter(({ count }) => count > 0);
}
