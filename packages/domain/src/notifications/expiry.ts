import { addDays } from '../calendar/iso-date.ts';
import { deviceOfEvent, type FieldEvent } from '../entities/event.ts';
import type { StationId } from '../entities/ids.ts';
import { LURE_EXPIRATION, LURE_NOTIFICATION, lureDays } from '../events/lure.ts';
import type { Station } from '../farm/station.ts';
import type { Days, IsoDate } from '../units.ts';
import { type DueNotification, dueNotification } from './due.ts';

type VisitedStation = Pick<
  Station,
  'id' | 'sectorId' | 'nodeSerial' | 'archived' | 'pestId' | 'isCountedInField'
>;
/** What is asked of a report to know whether it brought a plate. */
export type TrapVisit = Pick<FieldEvent, 'type' | 'stationId' | 'date'>;
type Visit = TrapVisit & Pick<FieldEvent, 'lure' | 'nodeSerial' | 'newNodeSerial'>;

export interface ExpiryInput {
  readonly stations: readonly VisitedStation[];
  /** Field events in any order; those after today are ignored. */
  readonly events: readonly Visit[];
  readonly today: IsoDate;
}

/** How long something at a station lasts, from the day it was put in. */
interface Lasting {
  /** The visit at which it was put in. */
  readonly visit: Visit;
  readonly expirationDays: Days;
  readonly changeNotificationDays: Days;
}

/**
 * Whether a trap hangs in the field: its device stands there, people count it, or it was visited as a trap without a device. A
 * station whose device was taken away, and whose trap nobody counts, has nothing that expires.
 */
const hangs = ({ nodeSerial, isCountedInField = false, archived }: VisitedStation, visit: Visit): boolean =>
  !archived && (nodeSerial !== null || isCountedInField || deviceOfEvent(visit) === null);

function expiring(
  kind: 'lure' | 'paper',
  { stations, today }: ExpiryInput,
  lastingAt: (stationId: StationId) => Lasting | null,
): DueNotification[] {
  return stations.flatMap((station) => {
    const { id, sectorId, nodeSerial } = station;
    const lasting = lastingAt(id);
    if (lasting === null || !hangs(station, lasting.visit)) return [];
    const from = lasting.visit.date;
    const on = addDays(from, lasting.expirationDays);
    const date = addDays(on, -lasting.changeNotificationDays);
    const subject = { sectorId, stationId: id, nodeSerial, on };
    return date > today ? [] : [dueNotification(kind, [id, from], date, subject)];
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
    return event && days && { visit: event, ...days };
  });
}

/** After these visits the trap has fresh paper; some bring a new lure too. */
export const TRAP_VISITS: readonly FieldEvent['type'][] = [
  'device_install',
  'device_swap',
  'station_maintenance',
];

const paperVisit = <Event extends TrapVisit>(events: readonly Event[], id: StationId, today: IsoDate) =>
  newest(events, id, ({ type, date }) => TRAP_VISITS.includes(type) && date <= today);

/** The day on which a trap got the paper that it has; null where no such visit is among the events. */
export const paperChangedOn = (
  events: readonly TrapVisit[],
  stationId: StationId,
  today: IsoDate,
): IsoDate | null => paperVisit(events, stationId, today)?.date ?? null;

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
    const visit = paperVisit(input.events, stationId, input.today);
    return visit && { visit, ...rule };
  });
}
