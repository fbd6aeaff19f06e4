import { speciesOf } from '../catalogue/pests.ts';
import type { Crop, Pest } from '../entities/catalogue.ts';
import type { SeasonId, SectorId } from '../entities/ids.ts';
import { STATION_COLUMN_WORDS, TABLE_MESSAGES } from '../es/tables.ts';
import { type Station, type StationDraft, stationDraft, validateStation } from '../farm/station.ts';
import { type FieldErrors, fieldErrors } from '../forms/field-errors.ts';
import { searchForm } from '../forms/search-form.ts';
import { tagEditError } from '../forms/tags.ts';
import { cropFinder } from './crop-cells.ts';
import { idCell, type NamedThing, nameFinder } from './named-things.ts';
import { numberCell, numberOf } from './number-cells.ts';
import type { Found, TableRules } from './plan-table.ts';
import type { AllCells, Cells } from './table-rows.ts';
import { readTags, tagsCell } from './tag-cells.ts';
import { byNameOf } from './things-by-name.ts';

export type StationColumn = keyof typeof STATION_COLUMN_WORDS;
const STATION_COLUMNS = Object.keys(STATION_COLUMN_WORDS) as readonly StationColumn[];

/** A station as a row of a table says it. */
export interface StationRowDraft extends StationDraft {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly tags: readonly string[];
}

/** What rows about stations of a client are compared with: what is in use. */
export interface StationTableFarm {
  readonly stations: readonly Station[];
  readonly sectors: readonly NamedThing[];
  readonly seasons: readonly NamedThing[];
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
  /** Internal tags are changed by super administrators only. */
  readonly superAdmin: boolean;
}

const BLANK: AllCells<StationColumn> = {
  sector: '',
  name: '',
  latitude: '',
  longitude: '',
  season: '',
  crop: '',
  variety: '',
  pest: '',
  tags: '',
};

/** How rows about stations are read: a station is known by its field and name, or by its name alone. */
export function stationRules(farm: StationTableFarm): TableRules<StationColumn, Station, StationRowDraft> {
  const finders = {
    sector: nameFinder(farm.sectors),
    season: nameFinder(farm.seasons),
    crop: cropFinder(farm.crops),
    pest: nameFinder(farm.pests.map(({ id, name }) => ({ id, name, also: [speciesOf(id)] }))),
  };
  const byId = new Map(farm.stations.map((station) => [String(station.id), station]));
  const named = byNameOf(farm.stations);

  const find = ({ sector = '', name = '' }: Cells<StationColumn>): Found<StationColumn, Station> => {
    const where = finders.sector.find(sector);
    // What is wrong with the field is said when its cell is read.
    if ('error' in where) return { thing: null };
    const same = named(name);
    const there = where.id === null ? same : same.filter(({ sectorId }) => sectorId === where.id);
    if (there.length < 2) return { thing: there[0] ?? null };
    const say = where.id === null ? TABLE_MESSAGES.severalStations : TABLE_MESSAGES.sameStations;
    return { errors: { name: say(name.trim()) } };
  };

  const read = (cells: AllCells<StationColumn>, thing: Station | null) => {
    const crop = finders.crop.find(cells);
    const ids = {
      sector: finders.sector.find(cells.sector),
      season: finders.season.find(cells.season),
      pest: finders.pest.find(cells.pest),
    };
    const idOf = (column: keyof typeof ids): number | null => {
      const found = ids[column];
      return 'id' in found ? found.id : null;
    };
    const draft: StationRowDraft = {
      name: cells.name.trim(),
      sectorId: idOf('sector') as SectorId | null,
      latitude: numberOf(cells.latitude),
      longitude: numberOf(cells.longitude),
      seasonId: idOf('season') as SeasonId | null,
      cropId: 'id' in crop ? crop.id : null,
      pestId: idOf('pest'),
      tags: readTags(cells.tags),
    };
    const errorOf = (column: keyof typeof ids) => {
      const found = ids[column];
      return 'error' in found ? found.error : null;
    };
    const errors = {
      ...fieldErrors({
        sector: errorOf('sector') ?? (draft.sectorId === null ? TABLE_MESSAGES.chooseSector : null),
        season: errorOf('season'),
        pest: errorOf('pest'),
        tags: tagEditError({
          before: thing?.tags ?? [],
          after: draft.tags,
          pending: '',
          superAdmin: farm.superAdmin,
        }),
      }),
      ...('errors' in crop ? crop.errors : {}),
      ...validateStation({ ...draft, latitude: cells.latitude, longitude: cells.longitude }),
    } as FieldErrors<StationColumn>;
    return { draft, errors, after: cellsOf(draft, cells) };
  };

  return {
    columns: STATION_COLUMNS,
    nameColumn: 'name',
    idOf: ({ id }) => String(id),
    byId: (id) => byId.get(id) ?? null,
    find,
    keyOf: ({ sector, name }) => `${sector} ${searchForm(name)}`,
    cellsOf: (station) => {
      const { latitude, longitude, ...draft } = stationDraft(station);
      return cellsOf(
        { ...draft, tags: station.tags },
        { latitude: numberCell(latitude), longitude: numberCell(longitude) },
      );
    },
    blank: BLANK,
    read,
    shown: (column, text) => {
      if (column === 'variety') return text;
      return column in finders ? finders[column as keyof typeof finders].shown(text) : text;
    },
    archiveError: () => null,
  };
}

/** The canonical cells of a station; a position that is no number stays as it is written. */
function cellsOf(
  draft: Omit<StationRowDraft, 'latitude' | 'longitude'>,
  degrees: Pick<AllCells<StationColumn>, 'latitude' | 'longitude'>,
): AllCells<StationColumn> {
  return {
    sector: idCell(draft.sectorId),
    name: draft.name,
    latitude: numberCell(degrees.latitude),
    longitude: numberCell(degrees.longitude),
    season: idCell(draft.seasonId),
    crop: idCell(draft.cropId),
    variety: '',
    pest: idCell(draft.pestId),
    tags: tagsCell(draft.tags),
  };
}
