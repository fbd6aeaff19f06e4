import { isLineError } from '../shared/line-error.ts';
import type { CommonWords } from '../shared/words.ts';

export interface Trouble {
  readonly problem: string;
  readonly hint: string;
}

/** Why an attempt is repeated: the line, or the server itself. */
export function troubleOf(words: CommonWords, error: unknown): Trouble {
  return isLineError(error)
    ? { problem: words.unreachable, hint: words.unreachableHint }
    : { problem: words.serverFailed, hint: words.serverFailedHint };
}
