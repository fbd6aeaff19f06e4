import {
  ALL,
  defaultSeason,
  type FilterContext,
  type Filters,
  findSeason,
  type Sector,
  type Station,
  sectorsOf,
  stationsFor,
} from '@vigia/domain/farm';
import { type BarField, pageFilters } from '../../shared/app-bar/filter-fields.ts';
import { type LogChoice, readLogHash, writeLogHash } from '../../shared/filters/log-choice.ts';
import { type RequestedPart, staleParts } from '../../shared/filters/stale-parts.ts';

/** The filter fields of Estaciones; the dates limit the events, so they follow the kind of event. */
export const FIELDS: readonly BarField[] = [
  'season',
  'sector',
  'crop',
  'pest',
  'station',
  'logType',
  'dates',
];

/** What Estaciones shows beside the filters of its query. */
export interface OwnChoice extends LogChoice {
  /** The stations that match the filters of the query, as options of the field. */
  readonly stations: readonly Station[];
  /** Missing parts of the address. */
  readonly stale: readonly RequestedPart[];
}

/** Station and kind of event of an address; a station that the filters exclude is missing. */
export function ownChoice(
  context: FilterContext,
  requested: Filters,
  usual: Filters,
  hash: string,
): OwnChoice {
  const stations = stationsFor(context, pageFilters(context, requested, usual));
  const choice = readLogHash(hash, stations);
  const isStationGone = hash.includes('/') && choice.stationId === null;
  const gone: RequestedPart[] = staleParts(context, { ...usual, ...requested });
  return { ...choice, stations, stale: isStationGone ? [...gone, 'station'] : gone };
}

/** The hash under other filters: they may exclude the station. */
export function hashUnder(context: FilterContext, next: Filters, usual: Filters, choice: LogChoice): string {
  const left = stationsFor(context, pageFilters(context, next, usual));
  return writeLogHash(readLogHash(writeLogHash(choice), left));
}

/**
 * The fields that "Informe" can be about: the station's, else those of all shown stations. A report is of one
 * season, the default where all are shown.
 */
export function reportScope(
  context: FilterContext,
  filters: Filters,
  station: Station | null,
): { readonly season: number | typeof ALL; readonly sectors: readonly Sector[] } {
  const { seasons, sectors } = context.tree;
  const season =
    (findSeason(seasons, filters.season) ?? defaultSeason(context.tree, context.today))?.id ?? ALL;
  const stations = stationsFor(context, { ...filters, season });
  const own = station ? stations.filter(({ id }) => id === station.id) : stations;
  return { season, sectors: sectorsOf(own, sectors) };
}
