import {
  ALL,
  type FilterContext,
  type Filters,
  filterOptions,
  findSeason,
  latestSeason,
  pestsOf,
  type ReportSubject,
  stationsFor,
} from '@vigia/domain';
import { reportSubject } from '../../shared/pdf-report/pdf-report.ts';

/**
 * What the follow-up report is about where the address does not say: the latest season and its first sector, whole. A
 * complete report is of one sector: degree-days are counted from each one's biofix.
 */
export function followUpFilters(context: FilterContext, asked: Filters): Filters {
  const { tree } = context;
  const season = findSeason(tree.seasons, asked.season) ?? latestSeason(tree.seasons);
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

/** The report of such filters; null for a client without a sector in the season. */
export function followUpSubject(
  context: FilterContext,
  client: ReportSubject['client'],
  filters: Filters,
): ReportSubject | null {
  const tree = { client, sectors: context.tree.sectors };
  const { season: seasonId = ALL, sector: sectorId, reportType } = filters;
  if (sectorId === undefined) return null;
  const season = findSeason(context.tree.seasons, seasonId);
  const stations = stationsFor(context, { season: seasonId, sector: sectorId });
  const sector = tree.sectors.find(({ id }) => id === sectorId) ?? null;
  const scope = { season, sector, crop: null, stations, biofixes: season?.biofixes ?? [] };
  return reportType === 'climate-report'
    ? reportSubject('climate', tree, scope)
    : reportSubject('follow-up', tree, scope, pestsOf(stations, context.pests), context.crops);
}
