import { CROPS } from '../catalogue/crops.ts';
import { PESTS } from '../catalogue/pests.ts';
import type { ClientId, PestId, SeasonId } from '../entities/ids.ts';
import { defaultSeason, type SeasonChoice } from '../seasons/seasons.ts';
import type { IsoDate } from '../units.ts';
import { ALL, type Filters, NONE } from './filters.ts';
import { type FilterContext, filterOptions, selectSeason } from './narrowing.ts';

const isAll = (choice: unknown): boolean => choice === undefined || choice === ALL;

/** The default season's id; all when there is none. */
const defaultOf = (tree: SeasonChoice, today: IsoDate): SeasonId | typeof ALL =>
  defaultSeason(tree, today)?.id ?? ALL;

/** For another client: its default season, and no choice from the client before. */
export function selectClient(
  company: ClientId,
  tree: SeasonChoice,
  today: IsoDate,
  { reportType }: Pick<Filters, 'reportType'> = {},
): Filters {
  const season = defaultOf(tree, today);
  return reportType === undefined ? { company, season } : { company, season, reportType };
}

/**
 * Filters of the chill page, one step at a time until they are stable: a season, then a sector, then no crop or pest
 * that hides stations. Where there is no season or sector to choose they stay as they are.
 */
export function chillFilters(context: FilterContext, filters: Filters): Filters {
  if (isAll(filters.season)) {
    const season = defaultOf(context.tree, context.today);
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
 * Filters the mildew page opens with: the default season and in it the first sector with a crop that gets mildew, or
 * the first at all; the pest is the fungus whatever was chosen. It stands in the filter
 * alone: stations carry insects, so they are requested without it.
 */
export function mildewFilters(context: FilterContext, filters: Filters): Filters {
  const season = isAll(filters.season) ? defaultOf(context.tree, context.today) : filters.season!;
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
