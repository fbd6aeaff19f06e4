import { ApiError } from '@vigia/api/client';
import { ERROR_WORDS } from '@vigia/domain/es';
import type { FieldErrors } from '@vigia/domain/farm';
import { NotConfirmed } from './ask-first.tsx';
import type { DialogWords } from './words.ts';

/** Names of the service's fields → names of the form's fields. */
export type WireFields<Field extends string> = Readonly<Record<string, Field>>;

/**
 * The errors of a refusal by form field; an error of a part of a field counts for the whole field.
 *
 * @param names undefined if the refusal uses the form's own names
 * @param taken the field that shows the error if the same value already exists
 */
export function refusedFields<Field extends string>(
  error: unknown,
  names: WireFields<Field> | undefined,
  taken?: Field,
): FieldErrors<Field> {
  const found: Partial<Record<Field, string>> = {};
  if (!(error instanceof ApiError)) return found;
  for (const { field, message } of error.problem?.errors ?? []) {
    const name = names ? names[field] : (field.split('.', 1)[0] as Field);
    if (name !== undefined) found[name] ??= message;
  }
  const detail = error.problem?.detail;
  if (error.kind === 'conflict' && taken !== undefined && detail) found[taken] ??= detail;
  return found;
}

/** The message of the snackbar: the service's own sentence if it has one for the reader. */
export function saveProblem(words: DialogWords, error: unknown): string {
  if (error instanceof NotConfirmed) return words.notConfirmed;
  if (!(error instanceof ApiError)) return ERROR_WORDS.saveFailed;
  if (error.kind === 'network' && !navigator.onLine) return ERROR_WORDS.saveOffline;
  if (error.kind === 'forbidden') return ERROR_WORDS.accessDenied;
  const isRefused = error.kind === 'invalid' || error.kind === 'conflict';
  const message = error.problem?.detail ?? error.problem?.errors?.[0]?.message;
  return isRefused && message ? message : ERROR_WORDS.saveFailed;
}
