import type { ClientTree, Filters, PestId, Station } from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';
import { sectorPath } from './paths.ts';

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
