import type { FieldCountDay } from '@vigia/domain/captures';
import type { PanelSpeech } from '../words.ts';
import type { OriginFacts } from './origin-facts.ts';
import type { OriginEntry } from './origin-list.tsx';
import { recordEntries, startEntries } from './record-entries.ts';

/**
 * How captures are counted from photos and in the field; used by every panel with captures.
 *
 * @param inField undefined where nobody knows whether there are any
 */
export function captureEntries(
  { words }: PanelSpeech,
  inField: readonly FieldCountDay[] | undefined,
): OriginEntry[] {
  const of = words.origin.captures;
  return [
    { term: of.ofDay, text: of.ofDayAre },
    { term: of.noPhoto, text: of.noPhotoAre },
    ...(inField?.length === 0
      ? []
      : [{ term: of.inField, text: inField ? ofCounts(inField, of) : of.inFieldIfAny }]),
    { term: of.weekly, text: of.weeklyAre },
    { term: of.accumulated, text: of.accumulatedAre },
  ];
}

const ofCounts = (
  inField: readonly FieldCountDay[],
  of: PanelSpeech['words']['origin']['captures'],
): string => of.inFieldAre(total(inField, 'found'), total(inField, 'summed'));

const total = (days: readonly FieldCountDay[], what: 'found' | 'summed'): number =>
  days.reduce((sum, day) => sum + day[what], 0);

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
  const { start, stations, inField } = facts ?? {};
  const words = speech.words.origin;
  return [
    ...captureEntries(speech, inField),
    { term: words.captures.twice, text: words.captures.twiceAre },
    ...(stations === undefined ? [] : [{ term: words.stations, text: words.captures.sum(stations) }]),
    ...startEntries(start, speech),
    ...recordEntries(facts ?? {}, source, speech),
  ];
}
