import type { SectorId, StationId } from '@vigia/domain/farm';
import type { EmbedMetric } from '@vigia/domain/published';
import { HttpProblem, notFound } from '../http/problem.ts';
import type { ShownKey } from '../stores/embed/embed-keys.ts';

/** @throws {HttpProblem} 403 for a kind of figure that the key does not publish */
export function demandMetric(key: ShownKey, metric: EmbedMetric): void {
  if (!key.metrics.includes(metric)) throw new HttpProblem('not-published');
}

/**
 * A key of a sector opens it as a whole and each of its stations; a key of a station that station alone.
 *
 * @throws {HttpProblem} 404, as for what does not exist
 */
export function demandSubject(
  { sectorIds, stations }: ShownKey,
  { sectorId, stationId }: { readonly sectorId: SectorId; readonly stationId?: StationId | undefined },
): void {
  if (sectorIds.includes(sectorId)) return;
  if (stationId === undefined || stations.get(stationId) !== sectorId) throw notFound();
}
