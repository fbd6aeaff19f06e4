import type { StoredCount } from '@vigia/api/client';
import { type ClientTree, chartLink, hrefWith, stationPath } from '@vigia/domain/farm';

/**
 * The address of the chart with the counts: that of the station, or of the field of the first one with its pest.
 *
 * @param opensSectors whether the reader may open the page Campo
 */
export function chartOfCounts(
  tree: ClientTree,
  stored: readonly StoredCount[],
  opensSectors: boolean,
): string {
  const filters = { company: tree.client.id };
  const [first] = stored;
  const station = tree.stations.find(({ id }) => id === first?.stationId);
  if (first === undefined || station === undefined) return hrefWith('/home', filters);
  if (stored.every(({ stationId }) => stationId === first.stationId))
    return hrefWith(stationPath(first.stationId), filters);
  const link = chartLink(tree, station.sectorId, station.seasonId, { pestId: first.pestId }, opensSectors);
  return hrefWith(link.path, { ...link.filters, ...filters }, link.hash);
}
