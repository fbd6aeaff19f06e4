import {
  ALL,
  defaultSeason,
  type FilterContext,
  type Filters,
  filterOptions,
  findSeason,
} from '@vigia/domain/farm';

/**
 * The subject of the follow-up report without filters in the address: the default season and its first sector, whole. A
 * complete report is of one sector: degree-days are counted from each one's biofix.
 */
export function followUpFilters(context: FilterContext, requested: Filters): Filters {
  const { tree } = context;
  const season = findSeason(tree.seasons, requested.season) ?? defaultSeason(tree, context.today);
  const reportType = requested.reportType ?? 'all';
  const options = filterOptions(context, { season: season?.id ?? ALL, sector: ALL });
  const isOffered = options.sectors.some(({ id }) => id === requested.sector);
  const isWhole = requested.sector === ALL && reportType === 'climate-report';
  const sector = isWhole ? ALL : isOffered ? requested.sector : options.sectors[0]?.id;
  return {
    ...requested,
    reportType,
    ...(season ? { season: season.id } : {}),
    ...(sector === undefined ? {} : { sector }),
  };
}
