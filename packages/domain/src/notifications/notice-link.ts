import type { Notification } from '../entities/notification.ts';
import type { FilterContext } from '../filters/narrowing.ts';
import { chartLink, type PageLink, stationPath } from '../filters/page-link.ts';
import { defaultSeason } from '../seasons/seasons.ts';

/**
 * The page of a notice: that of its station, else the chart of its fungus or pest in its sector.
 *
 * @param opensSectors whether the reader may open Campo
 * @returns null when neither station nor sector exists any more
 */
export function noticeLink(
  { kind, subject }: Notification,
  { tree, today }: Pick<FilterContext, 'tree' | 'today'>,
  opensSectors: boolean,
): PageLink | null {
  const station = tree.stations.find(({ id }) => id === subject.stationId);
  if (station) return { path: stationPath(station.id), filters: {}, hash: '' };
  const sector = tree.sectors.find(({ id }) => id === subject.sectorId);
  if (!sector) return null;
  const about = kind === 'oidio' || subject.alert?.kind === 'mildew' ? 'mildew' : { pestId: subject.pestId };
  return chartLink(tree, sector.id, defaultSeason(tree, today)?.id ?? null, about, opensSectors);
}
