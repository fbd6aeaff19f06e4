import type { IsoDate } from '@vigia/domain';
import {
  cropLabel,
  type FilterContext,
  type Filters,
  pestSearchText,
  type Station,
  type StationId,
  searchForm,
  stationsFor,
  tagChip,
} from '@vigia/domain/farm';
import type { StationsWords } from './words.ts';

/** A station with the names of what it refers to; null where nothing is assigned. */
export interface StationRow {
  readonly station: Station;
  readonly sector: string | null;
  readonly crop: string | null;
  readonly pest: string | null;
  readonly season: string | null;
  /** What a search looks through: its names, its pest's species and tags, ignoring accents. */
  readonly searchText: string;
}

const byId = <Entity extends { readonly id: number }>(entities: readonly Entity[]) =>
  new Map(entities.map((entity) => [entity.id, entity]));

export function stationRows(
  words: StationsWords,
  context: FilterContext,
  filters: Pick<Filters, 'season' | 'sector' | 'crop' | 'pest'>,
): StationRow[] {
  const sectors = byId(context.tree.sectors);
  const seasons = byId(context.tree.seasons);
  const crops = byId(context.crops);
  const pests = byId(context.pests);
  return stationsFor(context, filters).map((station) => {
    const crop = crops.get(station.cropId ?? 0);
    const pest = pests.get(station.pestId ?? 0);
    const row = {
      station,
      sector: sectors.get(station.sectorId)?.name ?? null,
      crop: crop ? cropLabel(crop) : null,
      pest: pest?.name ?? null,
      season: seasons.get(station.seasonId ?? 0)?.name ?? null,
    };
    return { ...row, searchText: searchTextOf(words, row, pest ? pestSearchText(pest) : null) };
  });
}

export const orNone = (words: StationsWords, name: string | null): string => name ?? words.none;

/** The tags of a station as its chips show them, in one line. */
export const tagText = ({ station }: Pick<StationRow, 'station'>): string =>
  station.tags.map((tag) => tagChip(tag).label).join(', ');

function searchTextOf(
  words: StationsWords,
  row: Omit<StationRow, 'searchText'>,
  pest: string | null,
): string {
  const { station, sector, crop, season } = row;
  const names = [
    station.name,
    sector,
    orNone(words, station.nodeSerial),
    orNone(words, crop),
    orNone(words, pest),
    season,
  ];
  return searchForm([...names, tagText(row)].join(' '));
}

/** Of the rows the chosen station's and, with a chosen kind of event, those with such an event. */
export function chosenRows(
  rows: readonly StationRow[],
  stationId: StationId | null,
  lastEvent: ((station: Station) => IsoDate | null) | null,
): readonly StationRow[] {
  if (stationId === null && lastEvent === null) return rows;
  return rows.filter(
    ({ station }) =>
      (stationId === null || station.id === stationId) && (lastEvent === null || lastEvent(station) !== null),
  );
}

/** Rows that contain every word of the text, ignoring accents. */
export function searchStationRows(rows: readonly StationRow[], text: string): StationRow[] {
  const searched = searchForm(text).split(/\s+/);
  return rows.filter(({ searchText }) => searched.every((word) => searchText.includes(word)));
}
