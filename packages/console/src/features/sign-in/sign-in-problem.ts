import { ApiError } from '@vigia/api/client';
import { WORDS } from './words.ts';

/** How long to wait, in words: seconds up to a minute and a half, then minutes. */
function waitInWords(seconds: number | undefined): string {
  if (seconds === undefined) return WORDS.aWhile;
  const whole = Math.max(1, Math.ceil(seconds));
  return whole <= 90 ? WORDS.seconds(whole) : WORDS.minutes(Math.ceil(whole / 60));
}

/** What the service says of it, as closely as it says it. */
const sentenceOf = (problem: ApiError['problem']): string | undefined =>
  problem?.detail ?? problem?.errors?.[0]?.message ?? problem?.title;

/** Why nobody was let in, as a sentence for the form. */
export function signInProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return WORDS.server;
  switch (error.kind) {
    case 'rate-limited':
      return WORDS.wait(waitInWords(error.retryAfter));
    case 'unauthorized':
    case 'forbidden':
    case 'invalid':
      return sentenceOf(error.problem) ?? WORDS.refused;
    case 'network':
    case 'aborted':
      return WORDS.network;
    default:
      return WORDS.server;
  }
}
