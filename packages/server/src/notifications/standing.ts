import { addDays, type Days, type IsoDate } from '@vigia/domain';
import {
  type DueNotification,
  lureNotifications,
  paperNotifications,
  type StateHistory,
  standingMaintenance,
} from '@vigia/domain/events';
import type { ClientId, Station } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { lastVisits, stateHistories } from '../stores/notices/notice-sources.ts';

export type VisitedStation = StateHistory['station'] & Pick<Station, 'pestId'>;

/** Days for which station states are kept and read. */
export const STATES_KEPT: Days = 60;

/** Notices of lures and sticky papers that must be changed. */
export async function trapsDue(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  stations: readonly VisitedStation[],
  today: IsoDate,
): Promise<DueNotification[]> {
  const ids = stations.map(({ id }) => id);
  const events = await lastVisits(tx, scope, clientId, ids, today);
  const input = { stations, events, today };
  return [...lureNotifications(input), ...paperNotifications(input)];
}

/** Notices of stations that have been in error for days. */
export async function maintenanceDue(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  stations: readonly VisitedStation[],
  today: IsoDate,
): Promise<DueNotification[]> {
  const start = addDays(today, -STATES_KEPT);
  const histories = await stateHistories(tx, scope, clientId, stations, { start, end: today });
  return histories.flatMap((history) => standingMaintenance(history, today) ?? []);
}
