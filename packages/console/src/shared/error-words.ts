import { ApiError, type ApiErrorKind } from '@vigia/api/client';
import type { ReasonWords } from './reason-words.ts';

/** Kinds of refusal for which the service explains the reason: invalid data, a conflict. */
const EXPLAINED: readonly ApiErrorKind[] = ['invalid', 'conflict'];

const TOO_LARGE = 413;

/** Why a request failed, as the end of a sentence. */
export function reasonOf(words: ReasonWords, error: unknown): string {
  if (!(error instanceof ApiError)) return words.server;
  if (error.status === TOO_LARGE) return words['too-large'];
  return (EXPLAINED.includes(error.kind) && error.problem?.detail) || words[error.kind];
}
