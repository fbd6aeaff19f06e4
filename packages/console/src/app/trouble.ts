import { ApiError } from '@vigia/api/client';
import type { CommonWords } from '../shared/words.ts';

export interface Trouble {
  readonly problem: string;
  readonly hint: string;
}

/** Why an attempt is repeated: the line, or the server itself. */
export function troubleOf(words: CommonWords, error: unknown): Trouble {
  const isLine = error instanceof ApiError && error.kind === 'network';
  return isLine
    ? { problem: words.unreachable, hint: words.unreachableHint }
    : { problem: words.serverFailed, hint: words.serverFailedHint };
}
