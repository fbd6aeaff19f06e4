import { addDays, dayOfInstant, type EpochMs } from '@vigia/domain';
import { HEALTH_WINDOW_DAYS, type HealthState, stationHealth, stationState } from '@vigia/domain/devices';
import type { ClientId, StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { subjectOfStation } from '../analytics/health-answer.ts';
import { healthInput } from '../analytics/health-input.ts';
import { readManyHealthData } from '../stores/devices/health-data.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';
import { lastStates, saveStates } from '../stores/notices/notice-sources.ts';
import { toldHealthOf } from '../webhooks/happenings/health.ts';
import { tell } from '../webhooks/tell.ts';
import { STATES_KEPT } from './standing.ts';

/**
 * Stations whose two weeks of data are read with one query; all stations of a client would need too much
 * memory.
 */
const AT_ONCE = 50;

/**
 * Stores the health state of each station in the field, as its chip shows it, as the state of this day.
 *
 * @param tx a transaction that sees only this client
 * @returns the number of stations
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
  const before = await lastStates(tx, scope, clientId);
  await saveStates(tx, scope, clientId, { day, states, keepFrom: addDays(day, -STATES_KEPT) });
  await tell(tx, clientId, toldHealthOf(inField, { day, states, before }), now);
  return states.size;
}
