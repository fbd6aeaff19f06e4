import { ApiError } from '@vigia/api/client';
import { type DraftField, type EventType, type FieldErrors, fieldsOf } from '@vigia/domain';
import { WORDS } from './words.ts';

/** Why a report was not taken, in words, and what can be done about it. */
export interface Refusal {
  readonly text: string;
  readonly errors: FieldErrors<DraftField>;
  /** Nobody knows whether the server took it: only sending the same again with the same key is safe. */
  readonly isUnclear: boolean;
  /** An earlier try of it was taken before it was edited. */
  readonly isTakenBefore: boolean;
}

const UNCLEAR = new Set(['network', 'server', 'aborted', 'contract']);

const textsOf = (): Readonly<Partial<Record<ApiError['kind'], string>>> => ({
  network: WORDS.offline,
  server: WORDS.serverFailed,
  contract: WORDS.serverFailed,
  aborted: WORDS.cancelled,
  unauthorized: WORDS.sessionOver,
  forbidden: WORDS.forbidden,
  'not-found': WORDS.gone,
  'rate-limited': WORDS.busy,
});

function fieldErrors(kind: EventType, error: ApiError) {
  const errors: Partial<Record<DraftField, string>> = {};
  const others: string[] = [];
  for (const { field, message } of error.problem?.errors ?? []) {
    const place = fieldsOf(kind).find((each) => each === field);
    if (place) errors[place] = message;
    else others.push(message);
  }
  return { errors, others };
}

/** What a refusal says, at the fields it names and about the report as a whole. */
export function refusalOf(kind: EventType, error: unknown): Refusal {
  if (!(error instanceof ApiError)) {
    return { text: WORDS.serverFailed, errors: {}, isUnclear: true, isTakenBefore: false };
  }
  if (error.problem?.code === 'key-reused') {
    return { text: WORDS.takenBefore, errors: {}, isUnclear: false, isTakenBefore: true };
  }
  const { errors, others } = fieldErrors(kind, error);
  const named = Object.keys(errors).length > 0 ? [WORDS.seeFields] : [];
  const own = error.kind === 'conflict' || error.kind === 'invalid' ? (error.problem?.detail ?? null) : null;
  const said = [...named, ...others, ...(own === null ? [] : [own])];
  const text = said.length > 0 ? said.join(' ') : (textsOf()[error.kind] ?? error.message);
  return { text, errors, isUnclear: UNCLEAR.has(error.kind), isTakenBefore: false };
}

/** Why a photo was not taken. */
export function photoProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return WORDS.serverFailed;
  const said = error.problem?.errors?.[0]?.message ?? error.problem?.detail;
  return said ?? textsOf()[error.kind] ?? error.message;
}
