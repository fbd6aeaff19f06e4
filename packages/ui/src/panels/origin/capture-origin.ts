import type { PanelSpeech } from '../words.ts';
import type { OriginFacts } from './origin-facts.ts';
import type { OriginEntry } from './origin-list.tsx';
import { recordEntries, startEntries } from './record-entries.ts';

/** How captures are counted from photos; used by every panel with captures. */
export function captureEntries({ words }: PanelSpeech): OriginEntry[] {
  const of = words.origin.captures;
  return [
    { term: of.ofDay, text: of.ofDayAre },
    { term: of.noPhoto, text: of.noPhotoAre },
    { term: of.weekly, text: of.weeklyAre },
    { term: of.accumulated, text: of.accumulatedAre },
  ];
}

/**
 * How the captures of a panel are counted.
 *
 * @param facts `stations` if captures of several are added up; undefined for a panel of each station
 */
export function captureOrigin(
  facts: OriginFacts | undefined,
  source: string | undefined,
  speech: PanelSpeech,
): OriginEntry[] {
  const { start, stations } = facts ?? {};
  const words = speech.words.origin;
  return [
    ...captureEntries(speech),
    { term: words.captures.twice, text: words.captures.twiceAre },
    ...(stations === undefined ? [] : [{ term: words.stations, text: words.captures.sum(stations) }]),
    ...startEntries(start, speech),
    ...recordEntries(facts ?? {}, source, speech),
  ];
}
