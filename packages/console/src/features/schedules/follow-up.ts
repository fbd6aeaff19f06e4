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
export function followUpFilters(context: FilterContext, asked: Filters): Filters {
  const { tree } = context;
  const season = findSeason(tree.seasons, asked.season) ?? defaultSeason(tree, context.today);
  const reportType = asked.reportType ?? 'all';
  const options = filterOptions(context, { season: season?.id ?? ALL, sector: ALL });
  const isOffered = options.sectors.some(({ id }) => id === asked.sector);
  const isWhole = asked.sector === ALL && reportType === 'climate-report';
  const sector = isWhole ? ALL : isOffered ? asked.sector : options.sectors[0]?.id;
  return {
    ...asked,
    reportType,
    ...(season ? { season: season.id } : {}),
    ...(sector === undefined ? {} : { sector }),
  };
}
