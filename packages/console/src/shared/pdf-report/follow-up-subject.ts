import {
  ALL,
  type ClientTree,
  type FilterContext,
  type Filters,
  findSeason,
  pestsOf,
  stationsFor,
} from '@vigia/domain/farm';
import type { ReportSubject } from '@vigia/domain/reports';
import { reportSubject } from './pdf-report.ts';

/** The follow-up report for these filters, or that of the climate; null without a sector. */
export function followUpSubject(
  context: FilterContext,
  { client, products }: Pick<ClientTree, 'products'> & Pick<ReportSubject, 'client'>,
  filters: Pick<Filters, 'season' | 'sector' | 'reportType'>,
): ReportSubject | null {
  const tree = { client, sectors: context.tree.sectors, products };
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
