import type { ClientTree, Filters, PestId, Station } from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';
import { sectorPath } from './paths.ts';

/** A page, what it is asked to show, and the tab of it. */
export interface PageLink {
  readonly path: string;
  readonly filters: Filters;
  readonly hash: string;
}

/** What a chart is about: powdery mildew, or a pest (null for none in particular). */
export type ChartSubject = 'mildew' | { readonly pestId: PestId | null };

/** The tab of Campo, and the explorer for whoever may not open Campo. */
const PAGES = {
  mildew: { tab: 'hongos', explorer: '/oidio-explorer' },
  pest: { tab: 'plagas', explorer: '/data-explorer' },
} as const;

/**
 * Where the chart of a field's mildew or pest is, on the crop that carries it.
 *
 * @param seasonId the season shown; null leaves it to the page
 * @param opensSectors whether the reader may open Campo; the explorer of the same chart is opened otherwise
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
