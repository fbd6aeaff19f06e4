import type { EventType } from '../entities/event.ts';
import { EVENT_MESSAGES } from '../es/events.ts';
import { type FieldErrors, hasErrors } from '../forms/field-errors.ts';
import type { EventChoices } from './choices.ts';
import { type DraftField, type DraftStart, type EventDraft, newDraft } from './forms.ts';
import { checkEventDraft, formMessage, validateEventDraft } from './validate.ts';

/** The "Nuevo Reporte" dialog: its data (kind and draft) and its state. */
export interface EventForm {
  readonly kind: EventType | null;
  readonly draft: EventDraft | null;
  readonly saving: boolean;
  /** Whether the last save found the form valid; null before one. */
  readonly valid: boolean | null;
  readonly errors: FieldErrors<DraftField>;
  /** What the snackbar says. */
  readonly notice: { readonly outcome: 'success' | 'error'; readonly text: string } | null;
}

const FRESH_STATE = { saving: false, valid: null, errors: {}, notice: null } as const;

export const EMPTY_EVENT_FORM: EventForm = { kind: null, draft: null, ...FRESH_STATE };

export type EventFormAct =
  | { readonly act: 'choose'; readonly kind: EventType; readonly start: DraftStart }
  | { readonly act: 'edit'; readonly changes: Partial<EventDraft> }
  /** Checks the form; when it is valid it is `saving` afterwards and has to be sent. */
  | { readonly act: 'save'; readonly choices?: EventChoices }
  | { readonly act: 'succeed' }
  /** `errors` are what the server refused, by field. */
  | { readonly act: 'fail'; readonly errors?: FieldErrors<DraftField> }
  | { readonly act: 'cancel' }
  | { readonly act: 'dismiss' };

function saved(form: EventForm, choices: EventChoices | undefined): EventForm {
  if (form.kind === null || form.draft === null || form.saving) return form;
  const errors = validateEventDraft(form.kind, form.draft, choices);
  const text = formMessage(errors);
  const notice = text === null ? null : ({ outcome: 'error', text } as const);
  return { ...form, errors, valid: !hasErrors(errors), saving: !hasErrors(errors), notice };
}

/** An edit is checked at once; fields that a save found empty lose their error as they are filled. */
function edited(form: EventForm, changes: Partial<EventDraft>): EventForm {
  if (form.kind === null || form.draft === null || form.saving) return form;
  const draft = { ...form.draft, ...changes } as EventDraft;
  const untouched = Object.entries(form.errors).filter(([field]) => !Object.hasOwn(changes, field));
  return {
    ...form,
    draft,
    errors: { ...Object.fromEntries(untouched), ...checkEventDraft(form.kind, draft) },
  };
}

/**
 * The form after an act. A sent event clears data and state; a cancelled or failed one clears the
 * state alone, so that nothing has to be typed again. Errors of the server stand at its fields. Save and edit do
 * nothing while saving.
 */
export function eventForm(form: EventForm, act: EventFormAct): EventForm {
  switch (act.act) {
    case 'choose':
      return form.saving ? form : { kind: act.kind, draft: newDraft(act.kind, act.start), ...FRESH_STATE };
    case 'edit':
      return edited(form, act.changes);
    case 'save':
      return saved(form, act.choices);
    case 'succeed':
      return { ...EMPTY_EVENT_FORM, notice: { outcome: 'success', text: EVENT_MESSAGES.sent } };
    case 'fail':
      return {
        ...form,
        ...FRESH_STATE,
        errors: act.errors ?? {},
        notice: { outcome: 'error', text: EVENT_MESSAGES.failed },
      };
    case 'cancel':
      return { ...form, ...FRESH_STATE };
    case 'dismiss':
      return { ...form, notice: null };
  }
}

/** What is requested again after an event, in this order. */
export type EventRefresh = 'station' | 'logs' | 'notifications';

/** After an install or swap the station; after any event all logs, then notifications. */
export function refreshesAfter(kind: EventType): readonly EventRefresh[] {
  const station = kind === 'device_install' || kind === 'device_swap';
  return station ? ['station', 'logs', 'notifications'] : ['logs', 'notifications'];
}
