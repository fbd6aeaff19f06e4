import {
  alikeSentence,
  leadSentence,
  namedLead,
  notComparedSentences,
} from '../report-texts/side-by-side.ts';
import type { SeasonBeside } from '../side-by-side/season-beside.ts';
import { BesideSpeech } from './beside-words.ts';
import type { NotBeside, PublishedAlignment } from './compared.ts';
import { publishedDate } from './locale.ts';
import type { EmbedLocale } from './words.ts';

/** A season by its name; null without a trap of the pest in it. */
export interface NamedBeside {
  readonly name: string;
  readonly beside: Pick<SeasonBeside, 'lead' | 'likeness' | 'reason'> | null;
}

/**
 * What is said of other seasons beside that of a published chart: how far ahead it is, which one is most alike and why,
 * and what is not compared. In Spanish these are the sentences of the console.
 */
export function besideSentences(
  all: readonly NamedBeside[],
  alignment: PublishedAlignment,
  locale: EmbedLocale,
): string[] {
  const leads = all.flatMap(({ name, beside }) => (beside?.lead ? namedLead(name, beside.lead) : []));
  const likened = all.flatMap(({ name: key, beside }) => {
    const like = beside?.likeness;
    return like && !('reason' in like) ? [{ key, likeness: like }] : [];
  });
  const left = all.flatMap(({ name, beside }) => {
    const reason: NotBeside | null = beside ? beside.reason : 'no-stations';
    return reason === null ? [] : [{ name, reason }];
  });
  if (locale === 'es') {
    const told = [leadSentence(leads, alignment), alikeSentence(likened)];
    return [...told.filter((sentence) => sentence !== null), ...notComparedSentences(left)];
  }
  const speech = new BesideSpeech(locale);
  const day = leads[0] ? publishedDate(leads[0].on, locale) : '';
  return [
    ...speech.leads(leads, day, alignment === 'biofix'),
    ...speech.alike(likened),
    ...speech.left(left),
  ];
}
