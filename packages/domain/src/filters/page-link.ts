import type { PestId, SeasonId, SectorId } from '../entities/ids.ts';
import type { ClientTree } from '../farm/client-tree.ts';
import type { Station } from '../farm/station.ts';
import { mildewApplies } from '../report-texts/mildew.ts';
import { type Filters, filtersToSearch } from './filters.ts';

/** Paths of the pages of one entity. */
export const stationPath = (stationId: number): string => `/station/${stationId}`;
export const sectorPath = (sectorId: number): string => `/sector/${sectorId}`;
/** What may be applied in a field. */
export const sprayingPath = (sectorId: number): string => `${sectorPath(sectorId)}/spraying`;

/** A page, its filters, and its tab as the hash. */
export interface PageLink {
  readonly path: string;
  readonly filters: Filters;
  readonly hash: string;
}

/** The subject of a chart: powdery mildew, or a pest (null: no particular pest). */
export type ChartSubject = 'mildew' | { readonly pestId: PestId | null };

/** For each subject its tab on the page Campo, and the explorer for readers who may not open that page. */
const PAGES = {
  mildew: { tab: 'hongos', explorer: '/oidio-explorer' },
  pest: { tab: 'plagas', explorer: '/data-explorer' },
} as const;

/**
 * The page with the chart of a sector's mildew or pest, filtered by a crop there that has it.
 *
 * @param seasonId the season shown; null leaves it to the page
 * @param opensSectors whether the reader may open the page Campo; otherwise the link leads to the explorer
 */
export function chartLink(
  tree: Pick<ClientTree, 'seasons' | 'stations'>,
  sectorId: number,
  seasonId: number | null,
  subject: ChartSubject,
  opensSectors: boolean,
): PageLink {
  const season = seasonId ?? undefined;
  const carries = (each: Station): boolean =>
    subject === 'mildew' ? mildewApplies(each.cropId) : each.pestId === subject.pestId;
  const carrier = tree.stations.find(
    (each) => each.sectorId === sectorId && each.seasonId === season && carries(each),
  );
  const { tab, explorer } = PAGES[subject === 'mildew' ? 'mildew' : 'pest'];
  const filters: Filters = {
    ...(season === undefined ? {} : { season }),
    ...(carrier ? { crop: carrier.cropId ?? 'none' } : {}),
    ...(subject !== 'mildew' && subject.pestId !== null ? { pest: subject.pestId } : {}),
  };
  if (opensSectors) return { path: sectorPath(sectorId), filters, hash: tab };
  return { path: explorer, filters: { ...filters, sector: sectorId }, hash: '' };
}

/**
 * The page of a sector in a season; the explorer of its pests for readers who may not open it.
 *
 * @param seasonId null leaves it to the page
 */
export function fieldLink(
  { sectorId, seasonId }: { readonly sectorId: SectorId; readonly seasonId: SeasonId | null },
  opensSectors: boolean,
): PageLink {
  const season = seasonId === null ? {} : { season: seasonId };
  if (opensSectors) return { path: sectorPath(sectorId), filters: season, hash: '' };
  return { path: PAGES.pest.explorer, filters: { ...season, sector: sectorId }, hash: '' };
}

/** A path with the filters as its query. */
export function hrefWith(path: string, filters: Filters, hash = ''): string {
  const query = Object.entries(filtersToSearch(filters))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${path}${query && `?${query}`}${hash && `#${hash}`}`;
}
