import {
  ALL,
  cropLabel,
  defaultSeason,
  type FilterContext,
  type Filters,
  findSeason,
  type SectorRow,
} from '@vigia/domain/farm';

const isOpen = (choice: Filters['sector'] | Filters['crop']): boolean =>
  choice === undefined || choice === ALL;

/**
 * The filters this list stands on: one season, and every sector, crop and pest of it. With all seasons chosen, or a
 * sector, crop or pest, they are reset to all sectors (of the default season where none is chosen).
 *
 * @returns the same object when nothing has to change
 */
export function listFilters(
  { tree, today }: Pick<FilterContext, 'tree' | 'today'>,
  filters: Filters,
): Filters {
  const season = findSeason(tree.seasons, filters.season);
  if (season && isOpen(filters.sector) && isOpen(filters.crop) && isOpen(filters.pest)) return filters;
  const { sector: _sector, crop: _crop, pest: _pest, ...rest } = filters;
  const shown = season ?? defaultSeason(tree, today);
  const reset: Filters = { ...rest, season: shown?.id ?? ALL };
  const same = filters.season === reset.season && Object.keys(rest).length === Object.keys(filters).length;
  return same ? filters : reset;
}

/** `Manzano (Fuji), Vid`, without repeating. */
export function cropNames(row: Pick<SectorRow, 'crops'>): string {
  return row.crops.map(cropLabel).join(', ');
}
