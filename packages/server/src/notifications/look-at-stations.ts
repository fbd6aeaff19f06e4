import {
  addDays,
  type ClientId,
  dayOfInstant,
  type EpochMs,
  HEALTH_WINDOW_DAYS,
  type HealthState,
  type StationId,
  stationHealth,
  stationState,
} from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { healthInput } from '../analytics/health-input.ts';
import { readHealthData } from '../stores/health-data.ts';
import { saveStates } from '../stores/notice-sources.ts';
import { stationsOfClient } from '../stores/stations.ts';
import { STATES_KEPT } from './standing.ts';

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
  for (const station of await stationsOfClient(tx, scope, clientId)) {
    const { station_id: stationId, sector_id: sectorId, assigned_node_sn: serial } = station;
    if (station.station_is_archived || serial === null) continue;
    const place = {
      kind: 'station',
      clientId,
      sectorId,
      stationId,
      serial,
      stationIds: [stationId],
    } as const;
    const data = await readHealthData(tx, scope, place, span);
    states.set(stationId, stationState(stationHealth(healthInput(data, { now, windowDays }))));
  }
  await saveStates(tx, scope, clientId, { day, states, keepFrom: addDays(day, -STATES_KEPT) });
  return states.size;
}
