import { ApiError } from '@vigia/api/client';
import { isPasskeyFailure } from '../../shared/second-step/failures.ts';
import type { SecondStepWords } from '../../shared/second-step/words.ts';
import type { SignInWords } from './words.ts';

/** The time to wait in words: seconds up to 90 s, then minutes. */
function waitInWords(words: SignInWords, seconds: number | undefined): string {
  if (seconds === undefined) return words.aWhile;
  const whole = Math.max(1, Math.ceil(seconds));
  return whole <= 90 ? words.seconds(whole) : words.minutes(Math.ceil(whole / 60));
}

/** The most specific sentence that the service sent. */
const sentenceOf = (problem: ApiError['problem']): string | undefined =>
  problem?.detail ?? problem?.errors?.[0]?.message ?? problem?.title;

/** Why signing in failed, as a sentence for the form. */
export function signInProblem(
  words: SignInWords & Pick<SecondStepWords, 'passkeyFailed'>,
  error: unknown,
): string {
  if (isPasskeyFailure(error)) return words.passkeyFailed;
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
