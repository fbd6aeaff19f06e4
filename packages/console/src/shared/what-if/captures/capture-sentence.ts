import { daysBetween } from '@vigia/domain';
import { formatShortDay } from '@vigia/domain/es';
import type { SeasonCaptures } from './season-captures.ts';
import type { CapturesPlayed } from './use-capture-calls.ts';
import type { SupposedCapturesWords } from './words.ts';

/** What a supposed threshold of captures would have done, as a sentence; none where none is supposed or known. */
export function captureSentence(
  words: SupposedCapturesWords,
  { days }: Pick<SeasonCaptures, 'days'>,
  threshold: number,
  { most, now, supposed }: Pick<CapturesPlayed, 'most' | 'now' | 'supposed'>,
): string[] {
  if (supposed === null || most === null) return [];
  const [first] = supposed;
  if (!first) return [words.neverCalls(threshold, most, days)];
  const before = now?.[0];
  const than = before ? daysBetween(before.date, first.date) : null;
  return [words.calls(threshold, supposed.length, formatShortDay(first.date), than)];
}
