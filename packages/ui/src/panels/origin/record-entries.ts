import { MIN_DAY_COVERAGE } from '@vigia/domain';
import { fullDate, type PanelSpeech } from '../words.ts';
import type { OriginFacts } from './origin-facts.ts';
import type { OriginEntry } from './origin-list.tsx';

/** Least number of hours with data for a day to count. */
export const LEAST_HOURS = Math.round(MIN_DAY_COVERAGE * 24);

/** First day of the figures, and the reason. */
export function startEntries(start: OriginFacts['start'], { words, figures }: PanelSpeech): OriginEntry[] {
  if (!start) return [];
  const { from, firstDay, seasonReasons } = words.origin;
  const text = start.reason ? seasonReasons[start.reason] : firstDay;
  return [{ term: from(fullDate(start.date, figures)), text }];
}

/** What was filled in instead of measured, and who measured. */
export function recordEntries(
  { filledDays, filledFrom }: OriginFacts,
  source: string | undefined,
  speech: PanelSpeech,
): OriginEntry[] {
  const words = speech.words.origin.records;
  return [
    ...(filledDays === undefined
      ? []
      : [{ term: words.filled, text: filledText(filledDays, filledFrom, speech) }]),
    ...(source === undefined ? [] : [{ term: words.data, text: `${source}.` }]),
  ];
}

function filledText(days: number, from: string | undefined, { words }: PanelSpeech): string {
  const { noneFilled, filledDays, filledFrom } = words.origin.records;
  if (days === 0) return noneFilled;
  return from === undefined ? filledDays(days) : filledFrom(days, from);
}
