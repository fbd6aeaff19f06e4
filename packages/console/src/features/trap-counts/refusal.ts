import { ApiError, type EnteredCount, wrongCounts } from '@vigia/api/client';
import { trapKey } from './traps.ts';
import type { CountWords } from './words.ts';

/** Why the counts were not taken. */
export interface CountRefusal {
  readonly text: string;
  /** What the service says of single traps, by their keys. */
  readonly atTraps: Readonly<Record<string, string>>;
  /** It is unknown whether they were stored: the same is sent again. */
  readonly isUnclear: boolean;
}

const textsOf = (words: CountWords): Readonly<Partial<Record<ApiError['kind'], string>>> => ({
  network: words.offline,
  unauthorized: words.sessionOver,
  forbidden: words.forbidden,
  'rate-limited': words.busy,
  invalid: words.refused,
  conflict: words.refused,
  'not-found': words.refused,
});
const CLEAR: readonly ApiError['kind'][] = ['forbidden', 'invalid', 'conflict', 'not-found'];

/** A refusal in words: about the whole, and at the traps it names. */
export function countRefusal(words: CountWords, sent: readonly EnteredCount[], error: unknown): CountRefusal {
  const kind = error instanceof ApiError ? error.kind : 'server';
  const named = wrongCounts(error).flatMap(({ row, message }) => {
    const count = sent[row];
    return count ? [[trapKey(count.stationId, count.pestId), message] as const] : [];
  });
  return {
    text: textsOf(words)[kind] ?? words.serverFailed,
    atTraps: Object.fromEntries(named),
    isUnclear: !CLEAR.includes(kind),
  };
}
