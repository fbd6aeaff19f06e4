import { type Decoded, type EventBody, type eventInput, fieldsOfForm, namesOf } from '@vigia/api/contract';
import { dayOfInstant } from '@vigia/domain';
import {
  type DraftField,
  type DraftFields,
  type EventChoices,
  type EventDraft,
  eventDateError,
  LURE_EXPIRATION,
  LURE_NOTIFICATION,
  namesDevice,
  offeredValues,
  validateEventDraft,
} from '@vigia/domain/events';
import type { EventType, FieldErrors } from '@vigia/domain/farm';
import { refuseFields } from '../http/field-problem.ts';

/** The form as which a posted event is checked. A lure without days has the usual ones. */
export function draftOf(body: EventBody): DraftFields {
  const content: Partial<Decoded<typeof eventInput, 'written'>> = body;
  return {
    clientId: body.clientId,
    stationId: content.stationId ?? null,
    stationName: content.stationName ?? '',
    date: body.at === undefined ? '' : dayOfInstant(body.at),
    nodeSerial: content.nodeSerial ?? null,
    latitude: content.latitude ?? null,
    longitude: content.longitude ?? null,
    sectorId: content.sectorId ?? null,
    seasonId: content.seasonId ?? null,
    cropId: content.cropId ?? null,
    pestId: content.pestId ?? null,
    userEmail: content.userEmail ?? '',
    lureInstalled: content.lure?.installed ?? false,
    lureExpirationDays: content.lure?.expirationDays ?? LURE_EXPIRATION.usual,
    lureNotificationDays: content.lure?.changeNotificationDays ?? LURE_NOTIFICATION.usual,
    biofixType: content.biofixType ?? 'biofix',
    stage: content.phenologyStage ?? null,
    product: content.product ?? '',
    dose: content.dose ?? null,
    measure: content.measure ?? ('' as DraftFields['measure']),
    comments: (content.comments ?? '').trim(),
  };
}

function refuse(kind: EventType, errors: FieldErrors<DraftField>): void {
  const names: Readonly<Record<string, string>> = namesOf(fieldsOfForm(kind));
  refuseFields(errors, names);
}

/** 400 naming each field that breaks a rule of the form. Only the station says whether a maintenance needs a device: `checkDevice`. */
export function checkDraft(kind: EventType, draft: DraftFields): void {
  const errors = validateEventDraft(kind, draft as EventDraft);
  const { nodeSerial: _, ...others } = errors;
  refuse(kind, kind === 'station_maintenance' ? others : errors);
}

/** 400 at the day of a biofix outside its season. */
export function checkDay(kind: EventType, draft: DraftFields, choices: EventChoices): void {
  const date = eventDateError(kind, draft, choices);
  if (date !== null) refuse(kind, { date });
}

/** 400 at the responsible person unless someone who may report for the client has that address. */
export function checkResponsible(
  kind: EventType,
  { userEmail }: DraftFields,
  responsible: string | null,
): void {
  if (userEmail.trim() !== '' && responsible === null) refuse(kind, { userEmail: NOT_A_PERSON });
}

export const NOT_A_PERSON = 'Ese correo no es de una persona que pueda informar en este cliente';

const NOT_OFFERED: Partial<Record<DraftField, string>> = {
  nodeSerial: 'El dispositivo no está disponible para este reporte',
  stationId: 'La estación no está disponible para este reporte',
};

/** 400 naming each choice that is not an option of this kind of event. */
export function checkChoices(kind: EventType, draft: DraftFields, choices: EventChoices): void {
  const offered = Object.entries(offeredValues(choices)) as [DraftField, unknown[]][];
  const wrong = offered.filter(([field, list]) => draft[field] !== null && !list.includes(draft[field]));
  const errors = wrong.map(([field]) => [field, NOT_OFFERED[field] ?? 'No es una opción para este reporte']);
  refuse(kind, Object.fromEntries(errors));
}

/** 400 at the device of a maintenance that names none, where the station has one. */
export function checkDevice(kind: EventType, { nodeSerial }: DraftFields, choices: EventChoices): void {
  const isMissing = kind === 'station_maintenance' && nodeSerial === null && namesDevice(kind, choices);
  if (isMissing) refuse(kind, { nodeSerial: DEVICE_MISSING });
}

const DEVICE_MISSING = 'La estación tiene un dispositivo: indíquelo';
