import { ApiError } from '@vigia/api/client';
import { type DraftField, fieldsOf } from '@vigia/domain/events';
import type { EventType, FieldErrors } from '@vigia/domain/farm';
import type { EventWords } from './words.ts';

/** Why an event was refused, in words, and what can be done about it. */
export interface Refusal {
  readonly text: string;
  readonly errors: FieldErrors<DraftField>;
  /** It is unknown whether the server accepted it: only sending the same again with the same key is safe. */
  readonly isUnclear: boolean;
  /** An earlier version of it was accepted before it was edited. */
  readonly isTakenBefore: boolean;
}

const UNCLEAR = new Set(['network', 'server', 'aborted', 'contract']);

const textsOf = (words: EventWords): Readonly<Partial<Record<ApiError['kind'], string>>> => ({
  network: words.offline,
  server: words.serverFailed,
  contract: words.serverFailed,
  aborted: words.cancelled,
  unauthorized: words.sessionOver,
  forbidden: words.forbidden,
  'not-found': words.gone,
  'rate-limited': words.busy,
});

function fieldErrors(kind: EventType, error: ApiError) {
  const errors: Partial<Record<DraftField, string>> = {};
  const others: string[] = [];
  for (const { field, message } of error.problem?.errors ?? []) {
    const ownField = fieldsOf(kind).find((each) => each === field);
    if (ownField) errors[ownField] = message;
    else others.push(message);
  }
  return { errors, others };
}

/** A refusal in words, at the fields it names and about the event as a whole. */
export function refusalOf(words: EventWords, kind: EventType, error: unknown): Refusal {
  if (!(error instanceof ApiError)) {
    return { text: words.serverFailed, errors: {}, isUnclear: true, isTakenBefore: false };
  }
  if (error.problem?.code === 'key-reused') {
    return { text: words.takenBefore, errors: {}, isUnclear: false, isTakenBefore: true };
  }
  const { errors, others } = fieldErrors(kind, error);
  const named = Object.keys(errors).length > 0 ? [words.seeFields] : [];
  const own = error.kind === 'conflict' || error.kind === 'invalid' ? (error.problem?.detail ?? null) : null;
  const messages = [...named, ...others, ...(own === null ? [] : [own])];
  const text = messages.length > 0 ? messages.join(' ') : (textsOf(words)[error.kind] ?? error.message);
  return { text, errors, isUnclear: UNCLEAR.has(error.kind), isTakenBefore: false };
}

/** Why a photo was not taken. */
export function photoProblem(words: EventWords, error: unknown): string {
  if (!(error instanceof ApiError)) return words.serverFailed;
  const message = error.problem?.errors?.[0]?.message ?? error.problem?.detail;
  return message ?? textsOf(words)[error.kind] ?? error.message;
}
