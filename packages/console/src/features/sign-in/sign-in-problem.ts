import { ApiError } from '@vigia/api/client';
import type { SignInWords } from './words.ts';

/** How long to wait, in words: seconds up to a minute and a half, then minutes. */
function waitInWords(words: SignInWords, seconds: number | undefined): string {
  if (seconds === undefined) return words.aWhile;
  const whole = Math.max(1, Math.ceil(seconds));
  return whole <= 90 ? words.seconds(whole) : words.minutes(Math.ceil(whole / 60));
}

/** The service's words for it, as exactly as possible. */
const sentenceOf = (problem: ApiError['problem']): string | undefined =>
  problem?.detail ?? problem?.errors?.[0]?.message ?? problem?.title;

/** Whether the sign-in has to begin with the password again. */
export const isChallengeOver = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'challenge-over';

/** What browsers call a passkey that was not used: cancelled, too late, or not at hand. */
const PASSKEY_FAILURES = ['NotAllowedError', 'AbortError', 'InvalidStateError'];

/** Why signing in failed, as a sentence for the form. */
export function signInProblem(words: SignInWords, error: unknown): string {
  if (error instanceof Error && PASSKEY_FAILURES.includes(error.name)) return words.passkeyFailed;
  if (!(error instanceof ApiError)) return words.server;
  switch (error.kind) {
    case 'rate-limited':
      return words.wait(waitInWords(words, error.retryAfter));
    case 'unauthorized':
    case 'forbidden':
    case 'invalid':
      return sentenceOf(error.problem) ?? words.refused;
    case 'network':
    case 'aborted':
      return words.network;
    default:
      return words.server;
  }
}
