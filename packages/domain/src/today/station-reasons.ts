import { daysBetween } from '../calendar/iso-date.ts';
import type { FieldEvent } from '../entities/event.ts';
import type { Station } from '../farm/station.ts';
import type { HealthCode } from '../health/codes.ts';
import { type HealthPart, type StationHealth, worstOf } from '../health/parts.ts';
import { lureNotifications, paperNotifications, TRAP_VISITS } from '../notifications/expiry.ts';
import { isFull, knownPlate } from '../plate/plate-load.ts';
import type { Days, IsoDate } from '../units.ts';
import type { DeviceReason, ExpiryReason, PlateReason, UncountedReason } from './reasons.ts';

export type VisitedStation = Pick<
  Station,
  'id' | 'sectorId' | 'nodeSerial' | 'archived' | 'pestId' | 'isCountedInField'
>;
export type Visit = Pick<
  FieldEvent,
  'type' | 'stationId' | 'sectorId' | 'pestId' | 'date' | 'lure' | 'nodeSerial' | 'newNodeSerial'
>;

/** Lures and papers that run out, by the rule of their notices. */
export function expiryReasons(
  stations: readonly VisitedStation[],
  events: readonly Visit[],
  today: IsoDate,
): ExpiryReason[] {
  const input = { stations, events, today };
  const due = [...lureNotifications(input), ...paperNotifications(input)];
  return due.flatMap(({ kind, subject: { stationId, nodeSerial, on } }) =>
    (kind === 'lure' || kind === 'paper') && stationId !== null && on !== null
      ? [{ kind, stationId, nodeSerial, on, daysLeft: daysBetween(today, on) }]
      : [],
  );
}

/**
 * A plate that has caught as many moths as it takes.
 *
 * @param caught moths since the change of the plate; null where nothing was counted since
 */
export function plateReason(
  station: VisitedStation,
  events: readonly Visit[],
  caught: number | null,
  today: IsoDate,
): PlateReason | null {
  const plate = knownPlate(station, events, today);
  if (plate === null || caught === null || !isFull(plate, caught)) return null;
  const { stationId, changedOn } = plate;
  return { kind: 'plate', stationId, nodeSerial: station.nodeSerial, caught, changedOn };
}

const isFaulty = ({ state }: HealthPart): boolean => state === 'error' || state === 'warning';
const isSilent = ({ state, errors }: HealthPart): boolean =>
  state === 'unknown' && errors.includes('no_data');

/** What a device that does not send at all cannot send either. */
const OF_SILENCE: ReadonlySet<HealthCode> = new Set<HealthCode>(['no_data', 'missing_data']);

function reasonOf(
  kind: DeviceReason['kind'],
  station: VisitedStation,
  parts: readonly HealthPart[],
  lastDate: DeviceReason['lastDate'],
): DeviceReason | null {
  const { id: stationId, nodeSerial } = station;
  if (nodeSerial === null || parts.length === 0) return null;
  const codes = [...new Set(parts.flatMap(({ errors }) => errors))];
  const state = worstOf(parts.map((part) => part.state)) === 'warning' ? 'warning' : 'error';
  return { kind, stationId, nodeSerial, state, codes, lastDate };
}

/**
 * What is wrong with a station's device, and what with its photos. A device that does not connect at all is told once, not
 * for each part of it. One that was visited today is given until tomorrow to send.
 *
 * @param events of the station and others
 */
export function deviceReasons(
  station: VisitedStation,
  health: StationHealth,
  events: readonly Pick<Visit, 'type' | 'stationId' | 'date'>[],
  today: IsoDate,
): DeviceReason[] {
  const isVisited = events.some(
    ({ type, stationId, date }) => stationId === station.id && date === today && TRAP_VISITS.includes(type),
  );
  if (isVisited) return [];
  const { connection, energy, images, sensors } = health;
  const isGone = connection.state === 'error' || isSilent(connection);
  const faults = (isGone ? [connection] : [connection, energy, sensors]).filter(
    (part) => isFaulty(part) || (isGone && isSilent(part)),
  );
  const device = reasonOf('device', station, faults, connection.lastDate);
  const isImageFault = isFaulty(images) && !(isGone && images.errors.every((code) => OF_SILENCE.has(code)));
  const camera = isImageFault ? reasonOf('camera', station, [images], images.lastDate) : null;
  return [device, camera].filter((reason) => reason !== null);
}

/** Days without a count after which a trap that people count is to be visited. */
export const COUNT_EVERY_DAYS: Days = 7;

/** Whether people count the trap of a station, which has no device to do so. */
export const isCountedByHand = ({
  nodeSerial,
  pestId,
  isCountedInField,
  archived,
}: VisitedStation): boolean =>
  !archived && nodeSerial === null && pestId !== null && isCountedInField === true;

/**
 * A trap that people count, and that nobody has counted for a week.
 *
 * @param lastCount null where no count of it is known
 */
export function uncountedReason(
  station: VisitedStation,
  lastCount: IsoDate | null,
  today: IsoDate,
): UncountedReason | null {
  const { id: stationId, pestId } = station;
  const days = lastCount && daysBetween(lastCount, today);
  if (!isCountedByHand(station) || pestId === null || (days !== null && days < COUNT_EVERY_DAYS)) return null;
  return { kind: 'uncounted', stationId, pestId, since: lastCount, days };
}
