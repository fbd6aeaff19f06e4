/** Events and notifications of the sample farm. */
import { addDays, type IsoDate, isoDate } from '@vigia/domain';
import type {
  EventType,
  FieldEvent,
  Notification,
  NotificationKind,
  NotificationSubject,
} from '@vigia/domain/farm';
import { TODAY } from './sample-farm.ts';

const noon = (date: IsoDate): number => Date.parse(`${date}T15:00:00Z`);

/** A maintenance event of Apalta in spring; all other fields are empty. */
export const anEvent = (parts: Partial<FieldEvent>): FieldEvent => ({
  id: 1,
  clientId: 1,
  type: 'station_maintenance',
  createdAt: 0,
  createdBy: null,
  at: 0,
  date: isoDate('2026-10-15'),
  stationId: null,
  stationName: null,
  nodeSerial: null,
  oldNodeSerial: null,
  newNodeSerial: null,
  userEmail: null,
  sectorId: 3,
  seasonId: 9,
  cropId: null,
  pestId: null,
  comments: '',
  product: null,
  dose: null,
  measure: null,
  biofixType: null,
  latitude: null,
  longitude: null,
  lure: null,
  phenologyStage: null,
  imageIds: [],
  ...parts,
});

function event(id: number, type: EventType, daysAgo: number, more: Partial<FieldEvent>): FieldEvent {
  const date = addDays(TODAY, -daysAgo);
  const grower = { userEmail: 'pedro.aravena@aromos.cl', cropId: 1, pestId: 1 };
  const createdBy = 'pedro.aravena@aromos.cl';
  return anEvent({ id, type, date, createdAt: noon(date) + 3_600_000, createdBy, ...grower, ...more });
}

const lure = { installed: true, expirationDays: 30, changeNotificationDays: 5 };
const at31 = { stationId: 31, stationName: 'Apalta 01' };
export const EVENTS: readonly FieldEvent[] = [
  event(901, 'device_install', 9, { ...at31, nodeSerial: '1C010331', lure, comments: 'Poste 14, hilera 6' }),
  event(902, 'device_install', 4, {
    stationId: 41,
    stationName: 'Los Niches 01',
    nodeSerial: '1C010341',
    sectorId: 4,
    userEmail: 'amanda.fuentes@aromos.cl',
  }),
  event(903, 'device_swap', 6, { ...at31, nodeSerial: '1C010331', oldNodeSerial: '1C009120' }),
  event(904, 'station_maintenance', 2, {
    ...at31,
    nodeSerial: '1C010331',
    lure,
    comments: 'Cambio de papel',
  }),
  event(905, 'agrochemical_application', 3, {
    product: 'Clorantraniliprol',
    dose: 12.5,
    measure: 'cc/100L',
    comments: 'Viento suave. Se repite en 14 días si las capturas siguen sobre el umbral.',
  }),
  event(906, 'biofix_set', 8, { biofixType: 'biofix' }),
];

const NOBODY: NotificationSubject = {
  sectorId: 3,
  stationId: null,
  nodeSerial: null,
  pestId: null,
  on: null,
  index: null,
};

function notice(
  id: number,
  kind: NotificationKind,
  daysAgo: number,
  subject: Partial<NotificationSubject>,
  isRead = false,
): Notification {
  const sentAt = noon(addDays(TODAY, -daysAgo));
  const readAt = isRead ? sentAt + 86_400_000 : null;
  return { id, userId: 3, kind, channel: 'web', sentAt, readAt, subject: { ...NOBODY, ...subject } };
}

const at = { stationId: 31, nodeSerial: '1C010331' };
export const NOTICES: readonly Notification[] = [
  notice(71, 'lure', 1, { ...at, on: isoDate('2026-11-26') }),
  notice(72, 'first_capture', 12, { pestId: 1, on: isoDate('2026-11-09') }, true),
  notice(73, 'oidio', 3, { index: 60, on: isoDate('2026-11-18') }),
  notice(74, 'station_maintenance', 2, { ...at, stationId: 32, on: isoDate('2026-11-18') }),
  notice(75, 'lure', 40, { ...at, on: isoDate('2026-10-17') }, true),
  notice(76, 'pesticide_recommendation', 5, { sectorId: 99, pestId: 1, on: isoDate('2026-11-24') }),
];
