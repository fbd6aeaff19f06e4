import { SECTOR_COLUMN_WORDS, TABLE_MESSAGES } from '../es/tables.ts';
import { addressParts, type Sector, type SectorDraft, validateSector } from '../farm/sector.ts';
import { searchForm } from '../forms/search-form.ts';
import { numberCell, numberOf } from './number-cells.ts';
import type { Found, TableRules } from './plan-table.ts';
import type { AllCells, Cells } from './table-rows.ts';
import { byNameOf } from './things-by-name.ts';

export type SectorColumn = keyof typeof SECTOR_COLUMN_WORDS;

/** A field as a row of a table says it; degrees and area are numbers where the row is right. */
export interface SectorRowDraft extends SectorDraft {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Hectares; null where they are not known. */
  readonly area: number | null;
}

/** What rows about fields of a client are compared with. */
export interface SectorTableFarm {
  /** Those in use. */
  readonly sectors: readonly Sector[];
  /** Stations in use of each field; absent for none. */
  readonly stations: ReadonlyMap<Sector['id'], number>;
}

const BLANK: AllCells<SectorColumn> = {
  name: '',
  locality: '',
  region: '',
  latitude: '',
  longitude: '',
  area: '',
};

/** How rows about fields are read: a field is known by its name. */
export function sectorRules(farm: SectorTableFarm): TableRules<SectorColumn, Sector, SectorRowDraft> {
  const byId = new Map(farm.sectors.map((sector) => [String(sector.id), sector]));
  const named = byNameOf(farm.sectors);

  const find = ({ name = '' }: Cells<SectorColumn>): Found<SectorColumn, Sector> => {
    const same = named(name);
    if (same.length < 2) return { thing: same[0] ?? null };
    return { errors: { name: TABLE_MESSAGES.several(name.trim()) } };
  };

  const read = (cells: AllCells<SectorColumn>, thing: Sector | null) => {
    const after: AllCells<SectorColumn> = {
      name: cells.name.trim(),
      locality: cells.locality.trim(),
      region: cells.region.trim(),
      latitude: numberCell(cells.latitude),
      longitude: numberCell(cells.longitude),
      area: numberCell(cells.area),
    };
    const draft = {
      ...after,
      latitude: numberOf(after.latitude),
      longitude: numberOf(after.longitude),
      area: numberOf(after.area),
    };
    const typed = { ...after, area: cells.area };
    return { draft, after, errors: validateSector(typed, thing === null ? 'create' : 'edit') };
  };

  return {
    columns: Object.keys(SECTOR_COLUMN_WORDS) as SectorColumn[],
    nameColumn: 'name',
    idOf: ({ id }) => String(id),
    byId: (id) => byId.get(id) ?? null,
    find,
    keyOf: ({ name }) => searchForm(name),
    cellsOf: ({ name, address, position, area }) => ({
      name,
      ...addressParts(address),
      latitude: numberCell(position.latitude),
      longitude: numberCell(position.longitude),
      area: numberCell(area ?? null),
    }),
    blank: BLANK,
    read,
    shown: (_, text) => text,
    archiveError: ({ id }) => {
      const stations = farm.stations.get(id) ?? 0;
      return stations > 0 ? TABLE_MESSAGES.hasStations(stations) : null;
    },
  };
}
