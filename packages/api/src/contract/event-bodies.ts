import type { IsoDate } from '@vigia/domain';
import { noonOf } from '@vigia/domain/events';
import { EVENT_TYPES, type EventType } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Day, Id } from './common.ts';
import { eventInput, lureSettings } from './event.ts';
import { codecOf, type Fields, field, partOf } from './fields.ts';

/** An instant with its zone, or a day, which means noon of that day in Chile. */
const WhenText = z
  .union([Day, z.iso.datetime({ offset: true })], {
    error: 'Se espera un instante ISO 8601 o una fecha YYYY-MM-DD',
  })
  .check(
    z.refine((text) => Date.parse(text) >= Date.UTC(1900) && Date.parse(text) < Date.UTC(2200), {
      error: 'Se espera un instante entre 1900 y 2199',
    }),
  );
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const When = z.codec(WhenText, z.number(), {
  decode: (text) => (DAY.test(text) ? noonOf(text as IsoDate) : Date.parse(text)),
  encode: (at) => new Date(at).toISOString(),
});

const { userEmail, comments, lure, nodeSerial, stationId, sectorId, seasonId, cropId, pestId } = eventInput;
const signed = { userEmail, comments };
/** The device pool from which the device is taken. Without it, a device of another client is refused. */
const handover = { fromClientId: field('from_client_id', z.nullish(Id)) };

const kind = <Kind extends EventType, F extends Fields>(type: Kind, fields: F) => ({
  type: field('type', z.literal(type)),
  clientId: field('client_id', Id),
  at: field('datetime_event', z.optional(When)),
  ...fields,
});

/**
 * Fields of each kind of event.
 * - `device_install` creates the station, or installs the device at the station of that name in the sector, if
 *   it has no device.
 * - Install and swap take a device of a pool for the client if `from_client_id` names that pool, and are
 *   refused without it.
 * - `device_swap` removes the device that stands there, unless `old_node_id` names one.
 */
export const newEvents = {
  device_install: kind('device_install', {
    stationName: eventInput.stationName,
    nodeSerial,
    latitude: eventInput.latitude,
    longitude: eventInput.longitude,
    sectorId,
    seasonId,
    cropId,
    pestId,
    lure,
    ...signed,
    ...handover,
  }),
  device_swap: kind('device_swap', {
    stationId,
    oldNodeSerial: eventInput.oldNodeSerial,
    nodeSerial: eventInput.newNodeSerial,
    ...signed,
    ...handover,
  }),
  station_maintenance: kind('station_maintenance', { stationId, nodeSerial, lure, ...signed }),
  biofix_set: kind('biofix_set', {
    seasonId,
    sectorId,
    pestId,
    biofixType: eventInput.biofixType,
    ...signed,
  }),
  agrochemical_application: kind('agrochemical_application', {
    sectorId,
    pestId,
    product: eventInput.product,
    dose: eventInput.dose,
    measure: eventInput.measure,
    ...signed,
  }),
  agrochemical_recommendation: kind('agrochemical_recommendation', { sectorId, cropId, pestId, ...signed }),
  first_capture: kind('first_capture', { stationId, sectorId, cropId, pestId, seasonId, ...signed }),
  crop_phenology_changed: kind('crop_phenology_changed', {
    seasonId,
    sectorId,
    cropId,
    phenologyStage: eventInput.phenologyStage,
    ...signed,
  }),
};

/** `POST /v2/events`: one shape per kind of event. */
export const EventBody = z.discriminatedUnion(
  'type',
  [
    codecOf(newEvents.device_install, 'written'),
    codecOf(newEvents.device_swap, 'written'),
    codecOf(newEvents.station_maintenance, 'written'),
    codecOf(newEvents.biofix_set, 'written'),
    codecOf(newEvents.agrochemical_application, 'written'),
    codecOf(newEvents.agrochemical_recommendation, 'written'),
    codecOf(newEvents.first_capture, 'written'),
    codecOf(newEvents.crop_phenology_changed, 'written'),
  ],
  { error: `Se espera uno de: ${EVENT_TYPES.join(', ')}` },
);
export type EventBody = z.output<typeof EventBody>;

/** Fields that the form of an event names differently, or has in parts. */
const requested = {
  date: field('datetime_event', When),
  stage: eventInput.phenologyStage,
  lureInstalled: partOf(lure, lureSettings.installed),
  lureExpirationDays: partOf(lure, lureSettings.expirationDays),
  lureNotificationDays: partOf(lure, lureSettings.changeNotificationDays),
};
/** Fields of an event by the names of its form, for refusals. */
export const fieldsOfForm = (type: EventType): Fields => ({ ...requested, ...newEvents[type] });
