import { listed } from '../es/listed.ts';
import { notComparedSentences } from '../report-texts/side-by-side.ts';
import { leastApart, mildewBesideTold } from '../report-texts/side-by-side-readings.ts';
import type { DailySeries, DayRange } from '../series/daily.ts';
import { type NamedIndex, type RiskBeside, riskBeside } from '../side-by-side/risk-beside.ts';
import { publishedDate, publishedNumber } from './locale.ts';
import { mildewBesideWords } from './mildew-beside-words.ts';
import type { EmbedLocale } from './words.ts';

/**
 * What is said of mildew in other seasons beside that of a published chart. In Spanish these are the sentences of the
 * console.
 *
 * @param own index of the season shown, 0–100
 * @param days its days, to the last one with a record
 */
export function mildewBesideSentences(
  own: DailySeries,
  days: DayRange,
  all: readonly NamedIndex[],
  locale: EmbedLocale,
): string[] {
  const beside = riskBeside(own, days, all);
  if (locale !== 'es') return foreignSentences(beside, locale);
  const left = beside.left.map(({ name }) => ({ name, reason: 'few-days' }) as const);
  return [...mildewBesideTold(beside), ...notComparedSentences(left)];
}

function foreignSentences(
  { own, known, closest, left }: RiskBeside,
  locale: Exclude<EmbedLocale, 'es'>,
): string[] {
  const words = mildewBesideWords(locale);
  const number = (value: number, decimals = 0) => publishedNumber(value, decimals, locale);
  const others = known.map(({ name, days }, i) => words.other(name, number(days), i === 0));
  const { names, apart } = leastApart(closest);
  const leftOut = left.map(({ name }) => name);
  return [
    ...(known.length > 0
      ? [
          words.risk(
            publishedDate(own.last, locale),
            number(own.days),
            own.days === 1,
            listed(others, words.and),
          ),
        ]
      : []),
    ...(closest.length > 1
      ? [words.closest(listed(names, words.and), names.length === 1, number(apart, 1))]
      : []),
    ...(left.length > 0 ? [words.left(listed(leftOut, words.and), left.length === 1)] : []),
  ];
}
