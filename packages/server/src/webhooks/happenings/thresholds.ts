import { addDays, type IsoDate } from '@vigia/domain';
import { chipLimits, dailyIncrements } from '@vigia/domain/captures';
import { NEWS_DAYS, thresholdCrossings } from '@vigia/domain/events';
import type { Station } from '@vigia/domain/farm';
import { RISK_DAYS } from '@vigia/domain/published';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { grouped } from '../../analytics/grouped.ts';
import { seriesStations } from '../../stores/farm/stations.ts';
import { readPhotos } from '../../stores/images/captures.ts';
import type { Happening } from '../tell.ts';

/** The crossings of thresholds of the last days at traps with a pest. */
export async function thresholdsOfStations(
  tx: Tx,
  scope: Scope,
  stations: readonly Station[],
  today: IsoDate,
): Promise<Happening[]> {
  const first = addDays(today, -NEWS_DAYS);
  const range = { start: addDays(first, -RISK_DAYS), end: today };
  const traps = stations.filter(({ pestId, archived }) => pestId !== null && !archived);
  const ids = traps.map(({ id }) => id);
  const photos = await readPhotos(tx, scope, await seriesStations(tx, scope, ids), range);
  const own = grouped(photos, ({ stationId }) => stationId);
  return traps.flatMap((station) => {
    const [taken, pestId] = [own.get(station.id), station.pestId];
    const limits = pestId === null ? null : chipLimits(pestId);
    if (taken === undefined || pestId === null || limits === null) return [];
    return thresholdCrossings(pestId, dailyIncrements(taken, range))
      .filter(({ date }) => date > first)
      .map(({ date, level, count }) => ({
        kind: 'capture-threshold' as const,
        occasion: `capture-threshold/${station.id}/${pestId}/${date}/${level}`,
        day: date,
        ...{ sectorId: station.sectorId, stationId: station.id, nodeSerial: station.nodeSerial },
        data: { pestId, date, level, count, ...limits },
      }));
  });
}
