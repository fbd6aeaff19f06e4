import type { EventBody } from '@vigia/api/contract';
import {
  type DraftField,
  type DraftFields,
  dayOfInstant,
  type EventChoices,
  type EventDraft,
  type EventFields,
  type EventType,
  type IsoDate,
  instantOfLocal,
  LURE_EXPIRATION,
  LURE_NOTIFICATION,
  offeredValues,
  reportDateError,
  validateEventDraft,
  wireField,
} from '@vigia/domain';
import { type FieldErrors, HttpProblem } from '../http/problem.ts';

/** When a report says it happened. */
export interface ReportTime {
  readonly instant: string;
  readonly date: IsoDate;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day stands for its noon in Chile; a report whose kind asks for no time is of today. */
export function timeOf({ datetime_event: text }: EventBody, today: IsoDate): ReportTime {
  const day = text === undefined ? today : DAY.test(text) ? (text as IsoDate) : null;
  const at = day === null ? Date.parse(text!) : instantOfLocal({ date: day, hour: 12, minute: 0 })!;
  return { instant: new Date(at).toISOString(), date: day ?? dayOfInstant(at) };
}

/** A posted report as the form that it is checked as. Days a lure is not said to last are the usual ones. */
export function draftOf(body: EventBody, today: IsoDate): DraftFields {
  const held: Partial<EventFields> & Pick<EventBody, 'type' | 'client_id'> = body as never;
  const lure = held.lure_settings;
  return {
    clientId: held.client_id,
    stationId: held.station_id ?? null,
    stationName: held.station_name ?? '',
    date: body.datetime_event === undefined ? '' : timeOf(body, today).date,
    nodeSerial: (body.type === 'device_swap' ? held.new_node_id : held.node_id) ?? null,
    latitude: held.gps_lat ?? null,
    longitude: held.gps_lon ?? null,
    sectorId: held.sector_id ?? null,
    seasonId: held.season_id ?? null,
    cropId: held.crop_id ?? null,
    pestId: held.pest_id ?? null,
    userEmail: held.user_email ?? '',
    lureInstalled: lure?.installed ?? false,
    lureExpirationDays: lure?.expiration_days ?? LURE_EXPIRATION.usual,
    lureNotificationDays: lure?.change_notification_days ?? LURE_NOTIFICATION.usual,
    biofixType: held.biofix_type ?? 'biofix',
    stage: held.phenology_stage ?? null,
    product: held.product ?? '',
    dose: held.dose ?? null,
    measure: (held.measure ?? '') as DraftFields['measure'],
    comments: (held.comments ?? '').trim(),
  };
}

function refuse(errors: FieldErrors): void {
  if (errors.length > 0) throw new HttpProblem('invalid-input', { errors });
}

/** 400 naming each field that breaks a rule of the form. */
export function checkDraft(kind: EventType, draft: DraftFields): void {
  const errors = Object.entries(validateEventDraft(kind, draft as EventDraft));
  refuse(
    errors.map(([field, message]) => ({ field: wireField(kind, field as DraftField), message: message! })),
  );
}

/** 400 at the day of a biofix that does not lie in its season. */
export function checkDay(kind: EventType, draft: DraftFields, choices: EventChoices): void {
  const message = reportDateError(kind, draft, choices);
  if (message !== null) refuse([{ field: wireField(kind, 'date'), message }]);
}

const NOT_OFFERED: Partial<Record<DraftField, string>> = {
  nodeSerial: 'El dispositivo no está disponible para este reporte',
  stationId: 'La estación no está disponible para este reporte',
};

/** 400 naming each choice that is not among those of this kind of report. */
export function checkChoices(kind: EventType, draft: DraftFields, choices: EventChoices): void {
  const offered = Object.entries(offeredValues(choices)) as [DraftField, unknown[]][];
  const wrong = offered.filter(([field, list]) => draft[field] !== null && !list.includes(draft[field]));
  refuse(
    wrong.map(([field]) => ({
      field: wireField(kind, field),
      message: NOT_OFFERED[field] ?? 'No es una opción para este reporte',
    })),
  );
}
