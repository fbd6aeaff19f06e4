import { addDays } from '../calendar/iso-date.ts';
import type { SectorId } from '../entities/ids.ts';
import type { Station } from '../farm/station.ts';
import type { HealthState } from '../health/codes.ts';
import { MILDEW_RISKS, type MildewRisk, mildewRisk } from '../mildew/risk.ts';
import type { DailySeries } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import { type DueNotification, dueNotification } from './due.ts';

const rankOf = (risk: MildewRisk): number => MILDEW_RISKS.indexOf(risk);

/**
 * Mildew on the rise: one for each day on which the index enters a higher class than that of the last day known.
 * A fall is not notified; before the first day the class is the lowest.
 *
 * @param index Gubler index of the sector, 0..100; `NaN` is a missing day, over which the last class holds
 */
export function mildewNotifications(
  sectorId: SectorId,
  { start, values }: DailySeries,
  today: IsoDate,
): DueNotification[] {
  const due: DueNotification[] = [];
  let before: MildewRisk = 'none';
  for (let i = 0, date = start; i < values.length && date <= today; i += 1, date = addDays(date, 1)) {
    const index = values[i]!;
    const risk = mildewRisk(index);
    if (risk === null) continue;
    if (rankOf(risk) > rankOf(before)) {
      due.push(dueNotification('oidio', [sectorId, date], date, { sectorId, index, on: date }));
    }
    before = risk;
  }
  return due;
}

/** A single bad day may be fog, a cloudy week's end or a failed tower: the visit is requested on the second day. */
export const MAINTENANCE_AFTER_DAYS: Days = 2;

/** The states of a station's chip day by day; null for a day that was not checked. */
export interface StateHistory {
  readonly station: Pick<Station, 'id' | 'sectorId' | 'nodeSerial' | 'archived'>;
  readonly start: IsoDate;
  readonly states: readonly (HealthState | null)[];
}

/**
 * Stations that need a visit: one for each run of days in error, on its second day. A day that was not checked
 * neither ends a run nor counts in it.
 */
export function maintenanceNotifications(
  { station, start, states }: StateHistory,
  today: IsoDate,
): DueNotification[] {
  const { id, sectorId, nodeSerial, archived } = station;
  if (archived || nodeSerial === null) return [];
  const due: DueNotification[] = [];
  let since: IsoDate | null = null;
  let days = 0;
  for (let i = 0, date = start; i < states.length && date <= today; i += 1, date = addDays(date, 1)) {
    const state = states[i];
    if (state === null || state === undefined) continue;
    days = state === 'error' ? days + 1 : 0;
    if (days === 1) since = date;
    if (since !== null && days === MAINTENANCE_AFTER_DAYS) {
      const subject = { sectorId, stationId: id, nodeSerial, on: since };
      due.push(dueNotification('station_maintenance', [id, since], date, subject));
    }
  }
  return due;
}

/** The run of days in error that the last check still found; null when the station needs no visit now. */
export function standingMaintenance(history: StateHistory, today: IsoDate): DueNotification | null {
  const due = maintenanceNotifications(history, today).at(-1);
  if (due === undefined) return null;
  const lookedAt = (state: HealthState | null, i: number) =>
    state !== null && addDays(history.start, i) >= due.date && addDays(history.start, i) <= today;
  return history.states.filter(lookedAt).every((state) => state === 'error') ? due : null;
}
