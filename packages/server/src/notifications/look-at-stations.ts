import { addDays, dayOfInstant, type EpochMs } from '@vigia/domain';
import { HEALTH_WINDOW_DAYS, type HealthState, stationHealth, stationState } from '@vigia/domain/devices';
import type { ClientId, StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { subjectOfStation } from '../analytics/health-answer.ts';
import { healthInput } from '../analytics/health-input.ts';
import { readManyHealthData } from '../stores/devices/health-data.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';
import { saveStates } from '../stores/notices/notice-sources.ts';
import { STATES_KEPT } from './standing.ts';

/** Two weeks of fifty stations are read in one go; of all of a client, they would fill the memory. */
const AT_ONCE = 50;

/**
 * Writes down what the chip of each station in the field shows now, as the state of this day.
 *
 * @param tx a transaction that sees the client and no other
 * @returns the number of stations looked at
 */
export async function lookAtStations(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  now: EpochMs,
): Promise<number> {
  const day = dayOfInstant(now);
  const windowDays = HEALTH_WINDOW_DAYS;
  const span = { start: addDays(day, -windowDays), end: day };
  const states = new Map<StationId, HealthState>();
  const inField = (await stationsOfClient(tx, scope, clientId)).filter(
    (station) => !station.archived && station.nodeSerial !== null,
  );
  for (let at = 0; at < inField.length; at += AT_ONCE) {
    const subjects = inField.slice(at, at + AT_ONCE).map(subjectOfStation);
    for (const [{ stationId }, data] of await readManyHealthData(tx, scope, subjects, span))
      if (stationId !== null)
        states.set(stationId, stationState(stationHealth(healthInput(data, { now, windowDays }))));
  }
  await saveStates(tx, scope, clientId, { day, states, keepFrom: addDays(day, -STATES_KEPT) });
  return states.size;
}
