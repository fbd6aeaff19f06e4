import { ApiError } from '@vigia/api/client';
import { reasonOf } from '../../shared/error-words.ts';
import type { ReasonWords } from '../../shared/reason-words.ts';
import type { AccessWords } from './words.ts';

const PASSKEY_FAILURES = {
  InvalidStateError: 'passkeyKnown',
  NotAllowedError: 'passkeyCancelled',
  AbortError: 'passkeyCancelled',
} as const satisfies Record<string, keyof AccessWords>;

/** Why an action failed, as a sentence: the service's own, or one for the browser's error. */
export function accessProblem(words: AccessWords, reasons: ReasonWords, error: unknown): string {
  if (error instanceof Error && error.name in PASSKEY_FAILURES)
    return words[PASSKEY_FAILURES[error.name as keyof typeof PASSKEY_FAILURES]];
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.errors?.[0]?.message ?? problem?.detail ?? words.failed(reasonOf(reasons, error));
}
