import type { EpochMs } from '@vigia/domain';
import {
  type ChoiceSource,
  type DraftField,
  type DraftFields,
  type DraftStart,
  EMPTY_EVENT_FORM,
  type EventDraft,
  type EventForm,
  type EventFormAct,
  eventForm,
  type NewEvent,
} from '@vigia/domain/events';
import type { EventType, FieldErrors } from '@vigia/domain/farm';
import type { KeptEvent, SentEvent } from '../../shared/outbox/kept-events.ts';
import { settledDraft } from './settle.ts';
import { draftAt } from './starting-point.ts';

/** Everything the dialog holds of the event that is being written. */
export interface Written extends Pick<KeptEvent, 'id' | 'key' | 'typed' | 'tried' | 'sent' | 'firstTriedAt'> {
  readonly form: EventForm;
  /** When it was last edited; null before anything is typed: it is not stored then. */
  readonly editedAt: EpochMs | null;
  /** It was found as an earlier visit left it. */
  readonly isFound: boolean;
}

export function blankEvent(key: string): Written {
  return {
    id: key,
    key,
    form: EMPTY_EVENT_FORM,
    typed: {},
    tried: null,
    sent: null,
    editedAt: null,
    isFound: false,
  };
}

export function foundEvent({ kind, draft, ...kept }: KeptEvent): Written {
  return { ...kept, form: { ...EMPTY_EVENT_FORM, kind, draft }, isFound: true };
}

/** Null while there is nothing to store. */
export function toKeep({
  form,
  editedAt,
  id,
  key,
  typed,
  tried,
  sent,
  firstTriedAt,
}: Written): KeptEvent | null {
  const { kind, draft } = form;
  if (editedAt === null || kind === null || draft === null) return null;
  const kept = { id, key, kind, draft, typed, editedAt, tried, sent };
  return firstTriedAt === undefined ? kept : { ...kept, firstTriedAt };
}

/** Another client has only the catalogue in common. */
const ELSEWHERE = { sectorId: null, stationId: null, seasonId: null, nodeSerial: null } as const;

const fieldsOfDraft = (draft: object, fields: object): Partial<EventDraft> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field in draft));

/** For another kind of event: what was typed so far is kept. */
export function chosenKind(
  written: Written,
  kind: EventType,
  start: DraftStart,
  source: ChoiceSource | null,
): Written {
  const begin = { ...start, ...written.typed };
  const draft = draftAt(kind, begin, source?.tree.stations ?? []);
  const settled = source ? settledDraft(kind, draft, source) : draft;
  const form = eventForm(written.form, { act: 'choose', kind, start: begin });
  if (form === written.form) return written;
  return { ...written, form: { ...form, draft: settled }, tried: null };
}

export function edited(
  written: Written,
  changes: Partial<DraftFields>,
  source: ChoiceSource | null,
  now: EpochMs,
): Written {
  const { kind, draft, saving } = written.form;
  if (kind === null || draft === null || saving) return written;
  const moved = changes.clientId !== undefined && changes.clientId !== (draft as DraftFields).clientId;
  const all = moved ? { ...ELSEWHERE, ...changes } : changes;
  const form = eventForm(written.form, { act: 'edit', changes: fieldsOfDraft(draft, all) });
  // The tree of the client before says nothing about the new one.
  const settles = source !== null && !moved;
  const settled = settles ? settledDraft(kind, form.draft!, source) : form.draft;
  return {
    ...written,
    form: { ...form, draft: settled },
    typed: { ...written.typed, ...all },
    tried: null,
    editedAt: now,
  };
}

/** The same after an act of the form that leaves the typed data unchanged. */
export function acted(written: Written, act: Extract<EventFormAct, { act: 'save' | 'cancel' }>): Written {
  return { ...written, form: eventForm(written.form, act) };
}

/** It is about to be sent as `event`, and cannot be edited: without an answer, the next try sends the same. */
export const saving = (written: Written, event: NewEvent, now: EpochMs): Written => ({
  ...written,
  form: { ...written.form, saving: true, valid: true, errors: {}, notice: null },
  tried: event,
  editedAt: written.editedAt ?? now,
});

/** It is being sent. @param at the service's time */
export function sending(written: Written, at: EpochMs): Written {
  return { ...written, firstTriedAt: written.firstTriedAt ?? at };
}

const DAY_MS = 24 * 3_600_000;

/** Whether an earlier try was so long ago that the service may have forgotten it, or at an unknown time. @param now epoch ms */
export function isTriedLongAgo({ tried, firstTriedAt, editedAt }: Written, now: EpochMs): boolean {
  const at = firstTriedAt ?? (tried === null ? null : editedAt);
  return at !== null && (now - at > DAY_MS || at - now > DAY_MS);
}

export interface Failure {
  readonly errors: FieldErrors<DraftField>;
  /** It is unknown whether it was accepted. */
  readonly isUnclear: boolean;
}

export function failed(written: Written, { errors, isUnclear }: Failure): Written {
  const form = eventForm(written.form, { act: 'fail', errors });
  return { ...written, form, tried: isUnclear ? written.tried : null };
}

/** The server accepted it; its photos remain. */
export function taken(written: Written, sent: SentEvent): Written {
  return { ...written, form: { ...written.form, saving: false }, tried: null, sent };
}
