import { addDays } from '../calendar/iso-date.ts';
import type { FieldEvent } from '../entities/event.ts';
import type { StationId } from '../entities/ids.ts';
import { LURE_EXPIRATION, LURE_NOTIFICATION, lureDays } from '../events/lure.ts';
import type { Station } from '../farm/station.ts';
import type { Days, IsoDate } from '../units.ts';
import { type DueNotification, dueNotification } from './due.ts';

type VisitedStation = Pick<Station, 'id' | 'sectorId' | 'nodeSerial' | 'archived' | 'pestId'>;
type Visit = Pick<FieldEvent, 'type' | 'stationId' | 'date' | 'lure'>;
/** What is asked of a report to know whether it brought a plate. */
export type TrapVisit = Omit<Visit, 'lure'>;

export interface ExpiryInput {
  readonly stations: readonly VisitedStation[];
  /** Field events in any order; those after today are ignored. */
  readonly events: readonly Visit[];
  readonly today: IsoDate;
}

/** How long something at a station lasts, from the day it was put in. */
interface Lasting {
  readonly from: IsoDate;
  readonly expirationDays: Days;
  readonly changeNotificationDays: Days;
}

/** Stations without a device are not in the field: no lure or paper expires there. */
function expiring(
  kind: 'lure' | 'paper',
  { stations, today }: ExpiryInput,
  lastingAt: (stationId: StationId) => Lasting | null,
): DueNotification[] {
  return stations.flatMap(({ id, sectorId, nodeSerial, archived }) => {
    const lasting = archived || nodeSerial === null ? null : lastingAt(id);
    if (lasting === null) return [];
    const on = addDays(lasting.from, lasting.expirationDays);
    const date = addDays(on, -lasting.changeNotificationDays);
    const subject = { sectorId, stationId: id, nodeSerial, on };
    return date > today ? [] : [dueNotification(kind, [id, lasting.from], date, subject)];
  });
}

/** The newest event of a station, of those that count. */
function newest<Event extends TrapVisit>(
  events: readonly Event[],
  stationId: StationId,
  counts: (event: Event) => boolean,
) {
  return events.reduce<Event | null>((best, event) => {
    if (event.stationId !== stationId || !counts(event)) return best;
    return best === null || event.date >= best.date ? event : best;
  }, null);
}

/**
 * Lures to change: `change_notification_days` before the lure put in last expires, and from then on until a newer
 * one is reported.
 */
export function lureNotifications(input: ExpiryInput): DueNotification[] {
  return expiring('lure', input, (stationId) => {
    const event = newest(
      input.events,
      stationId,
      ({ lure, date }) => lure?.installed === true && date <= input.today,
    );
    const days = lureDays(event?.lure ?? null);
    return event && days && { from: event.date, ...days };
  });
}

/** After these visits the trap has fresh paper; some bring a new lure too. */
export const TRAP_VISITS: readonly FieldEvent['type'][] = [
  'device_install',
  'device_swap',
  'station_maintenance',
];

/** The day on which a trap got the paper that it has; null where no such visit is among the events. */
export const paperChangedOn = (
  events: readonly TrapVisit[],
  stationId: StationId,
  today: IsoDate,
): IsoDate | null =>
  newest(events, stationId, ({ type, date }) => TRAP_VISITS.includes(type) && date <= today)?.date ?? null;

export interface PaperRule {
  readonly expirationDays: Days;
  readonly changeNotificationDays: Days;
}

/** The specification does not say how long paper lasts: as long as the default lure. */
export const PAPER_RULE: PaperRule = {
  expirationDays: LURE_EXPIRATION.usual,
  changeNotificationDays: LURE_NOTIFICATION.usual,
};

/**
 * Paper to change: counted from the last install, swap or maintenance of the station. One without a pest measures
 * the climate and has no paper.
 */
export function paperNotifications(input: ExpiryInput, rule: PaperRule = PAPER_RULE): DueNotification[] {
  const traps = input.stations.filter(({ pestId }) => pestId !== null);
  return expiring('paper', { ...input, stations: traps }, (stationId) => {
    const from = paperChangedOn(input.events, stationId, input.today);
    return from && { from, ...rule };
  });
}
