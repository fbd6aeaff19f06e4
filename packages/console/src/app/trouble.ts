import { ApiError } from '@vigia/api/client';
import { WORDS } from '../shared/words.ts';

export interface Trouble {
  readonly problem: string;
  readonly hint: string;
}

/** What stands in the way while an attempt is repeated: the line, or the server itself. */
export function troubleOf(error: unknown): Trouble {
  const isLine = error instanceof ApiError && error.kind === 'network';
  return isLine
    ? { problem: WORDS.unreachable, hint: WORDS.unreachableHint }
    : { problem: WORDS.serverFailed, hint: WORDS.serverFailedHint };
}
