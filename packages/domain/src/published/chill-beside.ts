import { listed } from '../es/listed.ts';
import { notComparedSentences } from '../report-texts/side-by-side.ts';
import { hoursBesideSentences, leastApart } from '../report-texts/side-by-side-readings.ts';
import type { DailySeries, DayRange } from '../series/daily.ts';
import {
  type HoursBeside,
  hoursBeside,
  type NamedChill,
  type NamedHours,
} from '../side-by-side/hours-beside.ts';
import { chillBesideWords } from './chill-beside-words.ts';
import { publishedDate, publishedNumber } from './locale.ts';
import type { EmbedLocale } from './words.ts';

/**
 * What is said of the chilling hours of other seasons beside those of a published chart. In Spanish these are the
 * sentences of the console.
 *
 * @param own running total of the season shown, h
 * @param days its days, to the last one with a record
 */
export function chillBesideSentences(
  own: DailySeries,
  days: DayRange,
  all: readonly NamedChill[],
  locale: EmbedLocale,
): string[] {
  const beside = hoursBeside(own, days, all);
  if (locale !== 'es') return foreignSentences(beside, locale);
  const left = beside.left.map(({ name }) => ({ name, reason: 'no-record' }) as const);
  return [...hoursBesideSentences(beside), ...notComparedSentences(left)];
}

function foreignSentences(
  { own, known, closest, left }: HoursBeside,
  locale: Exclude<EmbedLocale, 'es'>,
): string[] {
  const words = chillBesideWords(locale);
  const number = (value: number, decimals = 0) => publishedNumber(value, decimals, locale);
  const part = ({ name, hours }: NamedHours) => {
    const difference = Math.round(own.hours - hours);
    if (difference === 0) return words.same(name);
    return words[difference > 0 ? 'more' : 'less'](number(Math.abs(difference)), name);
  };
  const { names, apart } = leastApart(closest);
  const leftOut = left.map(({ name }) => name);
  return [
    ...(known.length > 0
      ? [words.hours(publishedDate(own.last, locale), number(own.hours), listed(known.map(part), words.and))]
      : []),
    ...(closest.length > 1
      ? [words.closest(listed(names, words.and), names.length === 1, number(apart, 1))]
      : []),
    ...(left.length > 0 ? [words.left(listed(leftOut, words.and), left.length === 1)] : []),
  ];
}
