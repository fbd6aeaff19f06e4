import { pestSearchText } from '../catalogue/pests.ts';
import type { Crop, Pest } from '../entities/catalogue.ts';
import type { CropId } from '../entities/ids.ts';
import type { Sector } from '../farm/sector.ts';
import type { Station } from '../farm/station.ts';
import { searchForm } from '../forms/search-form.ts';
import type { Filters } from './filters.ts';
import { cropsOf, type FilterContext, pestsOf, stationsFor } from './narrowing.ts';

/** A sector with what its stations carry. */
export interface SectorRow {
  readonly sector: Sector;
  readonly stations: readonly Station[];
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
}

/** One row per sector that the season and sector filters leave; each counts only the stations of the season. */
export function sectorRows(context: FilterContext, filters: Pick<Filters, 'season' | 'sector'>): SectorRow[] {
  const stations = stationsFor(context, filters);
  return context.tree.sectors.flatMap((sector) => {
    const own = stations.filter((station) => station.sectorId === sector.id);
    const wanted = filters.sector === undefined || filters.sector === 'all' || filters.sector === sector.id;
    if (!wanted || (own.length === 0 && typeof filters.season === 'number')) return [];
    return [
      { sector, stations: own, crops: cropsOf(own, context.crops), pests: pestsOf(own, context.pests) },
    ];
  });
}

/** Rows whose sector or one of whose pests ("Campo o plaga"), by its common name or its species, contains the text. */
export function searchSectorRows<Row extends Pick<SectorRow, 'sector' | 'pests'>>(
  rows: readonly Row[],
  text: string,
): Row[] {
  const wanted = searchForm(text);
  return rows.filter(({ sector, pests }) =>
    [sector.name, ...pests.map(pestSearchText)].some((name) => searchForm(name).includes(wanted)),
  );
}

/** Rows with any of the crops; all rows when none is chosen. */
export function rowsWithCrops<Row extends Pick<SectorRow, 'crops'>>(
  rows: readonly Row[],
  cropIds: readonly CropId[],
): Row[] {
  if (cropIds.length === 0) return [...rows];
  return rows.filter((row) => row.crops.some((crop) => cropIds.includes(crop.id)));
}
