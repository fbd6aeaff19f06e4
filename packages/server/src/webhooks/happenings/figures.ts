import { dayOfInstant, type EpochMs } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { runningSeasons } from '../../notifications/news.ts';
import { seasonsOfClient } from '../../stores/farm/seasons.ts';
import { stationsOfClient } from '../../stores/farm/stations.ts';
import { isWanted, tell } from '../tell.ts';
import { milestonesOfSeason } from './milestones.ts';
import { thresholdsOfStations } from './thresholds.ts';

/**
 * Tells of thresholds and stages that were reached in the last days, however their data came in; each is told once.
 *
 * @param tx a transaction that sees only this client
 */
export async function tellFigures(tx: Tx, scope: Scope, clientId: ClientId, now: EpochMs): Promise<void> {
  if (!(await isWanted(tx, 'capture-threshold', 'milestone'))) return;
  const today = dayOfInstant(now);
  const stations = await stationsOfClient(tx, scope, clientId);
  if (await isWanted(tx, 'capture-threshold'))
    await tell(tx, clientId, await thresholdsOfStations(tx, scope, clientId, stations, today), now);
  if (!(await isWanted(tx, 'milestone'))) return;
  for (const season of runningSeasons(await seasonsOfClient(tx, scope, clientId), stations, today))
    await tell(tx, clientId, await milestonesOfSeason(tx, scope, season, today), now);
}
