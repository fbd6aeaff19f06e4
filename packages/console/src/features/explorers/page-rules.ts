/** What each page of Informes shows without filters, or with filters it cannot show. */
import { degreeDayRuleFor } from '@vigia/domain';
import {
  ALL,
  CROPS,
  chillFilters,
  defaultSeason,
  type FilterContext,
  type Filters,
  filterOptions,
  findSeason,
  mildewFilters,
} from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';

/** Completes filters; its own results stay unchanged. */
export type PageRule = (context: FilterContext, filters: Filters) => Filters;

const isOpen = (choice: unknown): boolean => choice === undefined || choice === ALL;

function withSeason(context: FilterContext, filters: Filters): Filters {
  const first = defaultSeason(context.tree, context.today);
  return filters.season === undefined && first ? { ...filters, season: first.id } : filters;
}

const oneSeason: PageRule = (context, filters) =>
  withSeason(context, filters.season === ALL ? withoutSeason(filters) : filters);

function withoutSeason({ season: _season, ...rest }: Filters): Filters {
  return rest;
}

const seasonStart = (context: FilterContext, filters: Filters) =>
  findSeason(context.tree.seasons, filters.season)?.start ?? null;

/** Pests among the options whose degree-days can be counted. */
export function chartPestsOf(context: FilterContext, filters: Filters) {
  const start = seasonStart(context, filters);
  return filterOptions(context, filters).pests.filter(({ id }) => degreeDayRuleFor(id, start) !== null);
}

/** Plagas: the default season, in it the first sector with such a pest, and of that the first pest. */
export const pestPage: PageRule = (context, requested) => {
  const filters = withSeason(context, requested);
  const { sectors } = filterOptions(context, filters);
  const followed = sectors.find(
    ({ id }) => chartPestsOf(context, { season: filters.season!, sector: id }).length > 0,
  );
  const sector = filters.sector ?? (followed ?? sectors[0])?.id ?? ALL;
  const crop = filters.crop ?? ALL;
  const pests = chartPestsOf(context, { ...filters, sector, crop });
  const isCharted = filters.pest === 'none' || pests.some(({ id }) => id === filters.pest);
  return { ...filters, sector, crop, pest: isCharted ? filters.pest! : (pests[0]?.id ?? ALL) };
};

/** Degree-hours of the crop are followed. */
export const hasDegreeHours = ({ id }: { readonly id: number }): boolean =>
  Boolean(CROPS.get(id)?.degreeHourMetric);

/** One season, the first sector that has a crop of the kind, and that crop. */
function aboutCrop(is: (crop: { readonly id: number }) => boolean): PageRule {
  return (context, requested) => {
    const filters = oneSeason(context, requested);
    const cropOf = (sector: number) =>
      filterOptions(context, { season: filters.season ?? ALL, sector }).crops.find(is);
    const { sectors } = filterOptions(context, filters);
    const first = sectors.find(({ id }) => cropOf(id)) ?? sectors[0];
    const sector = isOpen(filters.sector) ? (first?.id ?? ALL) : filters.sector!;
    const own = sector === ALL ? undefined : cropOf(sector)?.id;
    const crop = isOpen(filters.crop) ? (own ?? ALL) : filters.crop!;
    return { ...filters, sector, crop, pest: ALL };
  };
}

/** Hospederos: a crop whose degree-hours are followed. */
export const cropPage: PageRule = aboutCrop(hasDegreeHours);

/** Hongos: season and sector by the domain's rule; the fungus is fixed and filters no stations. */
export const mildewPage: PageRule = (context, filters) => {
  const { pest: _fixed, ...rest } = mildewFilters(context, filters);
  return aboutCrop(({ id }) => mildewApplies(id))(context, rest);
};

/** Clima: the default season and its first sector; all of them where that is chosen. */
export const climatePage: PageRule = (context, requested) => {
  const filters = withSeason(context, requested);
  const sector = filters.sector ?? filterOptions(context, filters).sectors[0]?.id ?? ALL;
  return { ...filters, sector, crop: filters.crop ?? ALL, pest: filters.pest ?? ALL };
};

/** Horas Frío, by the domain's rule. */
export const chillPage: PageRule = (context, filters) => {
  const refreshed = chillFilters(context, filters);
  return { ...refreshed, crop: refreshed.crop ?? ALL, pest: ALL };
};
