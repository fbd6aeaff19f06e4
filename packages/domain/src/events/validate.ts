import type { EventType } from '../entities/event.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { biofixDateError } from '../farm/biofix.ts';
import { type FieldErrors, hasErrors, isBlank } from '../forms/field-errors.ts';
import { dateError, isNumeric, latitudeError, longitudeError } from '../forms/inputs.ts';
import { findSeason } from '../seasons/seasons.ts';
import type { IsoDate } from '../units.ts';
import { type EventChoices, namesDevice, withoutStaleChoices } from './choices.ts';
import {
  type DraftField,
  type DraftFields,
  type EventDraft,
  fieldsOf,
  isRequired,
  MEASURES,
} from './forms.ts';
import { type CheckMoment, lureExpirationError, lureNotificationError } from './lure.ts';

type Rule = (draft: Partial<DraftFields>, moment: CheckMoment) => string | null;

const whenFilled =
  <Field extends DraftField>(field: Field, rule: (value: DraftFields[Field]) => string | null): Rule =>
  (draft) => {
    const value = draft[field];
    return value === undefined || isBlank(value) ? null : rule(value as DraftFields[Field]);
  };

/** The rule of each field beyond being filled. The lure's fields count only with a lure. */
const RULES: Readonly<Partial<Record<DraftField, Rule>>> = {
  date: whenFilled('date', dateError),
  latitude: whenFilled('latitude', latitudeError),
  longitude: whenFilled('longitude', longitudeError),
  dose: whenFilled('dose', (value) => (isNumeric(value, { min: 0 }) ? null : FIELD_MESSAGES.dose)),
  lureExpirationDays: (draft) =>
    draft.lureInstalled ? lureExpirationError(draft.lureExpirationDays ?? null) : null,
  lureNotificationDays: (draft, moment) =>
    draft.lureInstalled ? lureNotificationError(draft.lureNotificationDays ?? null, moment) : null,
};

const isMissing = (field: DraftField, value: unknown): boolean =>
  field === 'measure' ? !(MEASURES as readonly unknown[]).includes(value) : isBlank(value);

function check<Kind extends EventType>(
  kind: Kind,
  draft: EventDraft<Kind>,
  moment: CheckMoment,
  choices?: EventChoices,
): FieldErrors<DraftField> {
  const fields = draft as Partial<DraftFields>;
  const isWanted = (field: DraftField) =>
    isRequired(kind, field) && (field !== 'nodeSerial' || !choices || namesDevice(kind, choices));
  const errors: Partial<Record<DraftField, string>> = {};
  for (const field of fieldsOf(kind)) {
    const missing = moment === 'submit' && isWanted(field) && isMissing(field, fields[field]);
    const message = missing ? FIELD_MESSAGES.required : (RULES[field]?.(fields, moment) ?? null);
    if (message !== null) errors[field] = message;
  }
  return errors;
}

/** Errors to show while a form is filled in: no field is required yet, and a lure's notification days may be 0. */
export function checkEventDraft<Kind extends EventType>(
  kind: Kind,
  draft: EventDraft<Kind>,
): FieldErrors<DraftField> {
  return check(kind, draft, 'typing');
}

/**
 * Errors of an event that is saved, by field in the order of the form; empty for a valid one.
 *
 * @param choices the options now: a choice outside them counts as missing. Without them choices are taken as
 *   they are, and every maintenance needs a device
 */
export function validateEventDraft<Kind extends EventType>(
  kind: Kind,
  draft: EventDraft<Kind>,
  choices?: EventChoices,
): FieldErrors<DraftField> {
  if (!choices) return check(kind, draft, 'submit');
  const date = eventDateError(kind, draft as Partial<DraftFields>, choices);
  return {
    ...(date === null ? {} : { date }),
    ...check(kind, withoutStaleChoices(draft, choices), 'submit', choices),
  };
}

/** What is wrong with the day of a report in the season it names: a biofix lies in its season. */
export function eventDateError(
  kind: EventType,
  { date, seasonId }: Partial<DraftFields>,
  { seasons }: Pick<EventChoices, 'seasons'>,
): string | null {
  if (kind !== 'biofix_set' || date === undefined || dateError(date) !== null) return null;
  return biofixDateError(date as IsoDate, findSeason(seasons, seasonId ?? undefined));
}

/** The message of the whole form when a field is wrong; null for a valid one. */
export function formMessage(errors: FieldErrors<DraftField>): string | null {
  return hasErrors(errors) ? FIELD_MESSAGES.required : null;
}
