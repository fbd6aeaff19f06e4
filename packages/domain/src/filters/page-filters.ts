import { CROPS } from '../catalogue/crops.ts';
import { PESTS } from '../catalogue/pests.ts';
import type { Season } from '../entities/farm.ts';
import type { ClientId, PestId, SeasonId } from '../entities/ids.ts';
import { latestSeason } from '../seasons/seasons.ts';
import { ALL, type Filters, NONE } from './filters.ts';
import { type FilterContext, filterOptions, selectSeason } from './narrowing.ts';

const isAll = (choice: unknown): boolean => choice === undefined || choice === ALL;

/** The latest season's id; all when there is none. */
const latestOf = (seasons: readonly Pick<Season, 'id' | 'start'>[]): SeasonId | typeof ALL =>
  latestSeason(seasons)?.id ?? ALL;

/** Another client: its latest season, and nothing of what was chosen of the one before. */
export function selectClient(
  company: ClientId,
  seasons: readonly Pick<Season, 'id' | 'start'>[],
  { reportType }: Pick<Filters, 'reportType'> = {},
): Filters {
  const season = latestOf(seasons);
  return reportType === undefined ? { company, season } : { company, season, reportType };
}

/**
 * Filters of the chill page, one step at a time until nothing changes: a season, then a sector, then no crop or pest
 * that hides stations. Where there is no season or sector to choose they stay as they are.
 */
export function chillFilters(context: FilterContext, filters: Filters): Filters {
  if (isAll(filters.season)) {
    const season = latestOf(context.tree.seasons);
    return season === ALL ? filters : chillFilters(context, selectSeason(context, filters, season));
  }
  if (isAll(filters.sector)) {
    const first = filterOptions(context, { season: filters.season! }).sectors[0];
    return first === undefined ? filters : chillFilters(context, { ...filters, sector: first.id });
  }
  if (filters.crop === NONE || !isAll(filters.pest)) return { ...filters, crop: ALL, pest: ALL };
  return filters;
}

/** The fungus whose index the mildew page follows; its filter is fixed. */
export const MILDEW_PEST: PestId = Array.from(PESTS.values()).find(({ kind }) => kind === 'fungus')!.id;

/**
 * Filters the mildew page opens with: the latest season and in it the first sector with a crop that gets mildew, or
 * the first at all; the pest is the fungus whatever was chosen. It stands in the filter
 * alone: stations carry insects, so they are asked for without it.
 */
export function mildewFilters(context: FilterContext, filters: Filters): Filters {
  const season = isAll(filters.season) ? latestOf(context.tree.seasons) : filters.season!;
  const inSeason = { season };
  const { sectors } = filterOptions(context, inSeason);
  const followed = sectors.find(({ id }) =>
    filterOptions(context, { season, sector: id }).crops.some((crop) => CROPS.get(crop.id)?.powderyMildew),
  );
  const first = (followed ?? sectors[0])?.id ?? ALL;
  return { ...filters, season, sector: isAll(filters.sector) ? first : filters.sector!, pest: MILDEW_PEST };
}

/** What a page does when its filters changed in the address: nothing when the result is the same. */
export function sameFilters(a: Filters, b: Filters): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Filters>;
  return [...keys].every((key) => a[key] === b[key]);
}
