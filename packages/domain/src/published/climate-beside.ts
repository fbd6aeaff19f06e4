import { listed } from '../es/listed.ts';
import { notComparedSentences } from '../report-texts/side-by-side.ts';
import { extremesBesideSentences, leastApart } from '../report-texts/side-by-side-readings.ts';
import type { DayRange } from '../series/daily.ts';
import { type ExtremesBeside, extremesBeside, type SeasonExtremes } from '../side-by-side/extremes-beside.ts';
import type { ReadingsApart } from '../side-by-side/readings.ts';
import { climateBesideWords } from './climate-beside-words.ts';
import { publishedNumber } from './locale.ts';
import type { EmbedLocale } from './words.ts';

/**
 * What is said of the temperatures of other seasons beside those of a published chart, °C. In Spanish these are the
 * sentences of the console.
 *
 * @param days those shown, to the last one with a record
 */
export function climateBesideSentences(
  own: Omit<SeasonExtremes, 'name'>,
  days: DayRange,
  all: readonly SeasonExtremes[],
  locale: EmbedLocale,
): string[] {
  const beside = extremesBeside(own, days, all);
  if (locale !== 'es') return foreignSentences(beside, locale);
  const left = beside.left.map(({ name }) => ({ name, reason: 'few-days' }) as const);
  return [...extremesBesideSentences(beside), ...notComparedSentences(left)];
}

function foreignSentences(
  { known, closest, left }: ExtremesBeside,
  locale: Exclude<EmbedLocale, 'es'>,
): string[] {
  const words = climateBesideWords(locale);
  const number = (value: number, decimals: number) => publishedNumber(value, decimals, locale);
  const higher = ({ higher: difference }: ReadingsApart) => {
    const size = Math.abs(difference);
    return Number(size.toFixed(1)) === 0 ? null : words.higher(number(size, 1), difference > 0);
  };
  const { names, apart } = leastApart(closest);
  const leftOut = left.map(({ name }) => name);
  return [
    ...(closest.length > 1
      ? [words.closest(listed(names, words.and), names.length === 1, number(apart, 1))]
      : []),
    ...known.map(({ name, max, min }) => words.extremes(number(max.days, 0), name, higher(max), higher(min))),
    ...(left.length > 0 ? [words.left(listed(leftOut, words.and), left.length === 1)] : []),
  ];
}
