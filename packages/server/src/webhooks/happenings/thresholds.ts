import { addDays, type IsoDate } from '@vigia/domain';
import { dailyCaptures } from '@vigia/domain/captures';
import { NEWS_DAYS, thresholdCrossings } from '@vigia/domain/events';
import type { ClientId, Station } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { chipRules, mostDays } from '../../analytics/chip-rules.ts';
import { seriesStations } from '../../stores/farm/stations.ts';
import { readTrapRecords } from '../../stores/images/trap-records.ts';
import type { Happening } from '../tell.ts';

/** The crossings of thresholds of the last days at the client's traps with a pest. */
export async function thresholdsOfStations(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  stations: readonly Station[],
  today: IsoDate,
): Promise<Happening[]> {
  const first = addDays(today, -NEWS_DAYS);
  const traps = stations.filter(({ pestId, archived }) => pestId !== null && !archived);
  if (traps.length === 0) return [];
  const ruleOf = await chipRules(tx, scope, clientId);
  const followed = traps.flatMap(({ pestId }) => (pestId === null ? [] : [ruleOf(pestId)]));
  const days = mostDays(followed, { start: first, end: today });
  const range = { start: addDays(first, -days), end: today };
  const ids = traps.map(({ id }) => id);
  const own = await readTrapRecords(tx, scope, await seriesStations(tx, scope, ids), range);
  return traps.flatMap((station) => {
    const [records, pestId] = [own.get(station.id), station.pestId];
    if (records === undefined || pestId === null) return [];
    return thresholdCrossings(ruleOf(pestId), dailyCaptures(records, range))
      .filter(({ date }) => date > first)
      .map(({ date, level, count, rule: { days, okUpTo, warningUpTo } }) => ({
        kind: 'capture-threshold' as const,
        occasion: `capture-threshold/${station.id}/${pestId}/${date}/${level}`,
        day: date,
        ...{ sectorId: station.sectorId, stationId: station.id, nodeSerial: station.nodeSerial },
        data: { pestId, date, level, count, days, okUpTo, warningUpTo },
      }));
  });
}
