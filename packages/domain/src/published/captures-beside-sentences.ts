import {
  type CapturesAtSum,
  capturesAtSumSentences,
  capturesByDaySentences,
  notComparedSentences,
} from '../report-texts/side-by-side.ts';
import type { Alignment } from '../side-by-side/align.ts';
import type { CapturesBeside } from '../side-by-side/captures-beside.ts';
import type { DegreeDays, IsoDate } from '../units.ts';
import { BesideSpeech } from './beside-words.ts';
import { capturesBesideWords } from './captures-beside-words.ts';
import type { NotBeside } from './compared.ts';
import { publishedDate, publishedNumber } from './locale.ts';
import type { EmbedLocale } from './words.ts';

/** Captures of a season by its name; null without a trap of the pest in it. */
export interface NamedCaptures {
  readonly name: string;
  readonly beside: Pick<CapturesBeside, 'caught' | 'reason'> | null;
}

/** How far the season shown has come. */
export interface CaughtSoFar {
  /** Insects; null without a count. */
  readonly own: number | null;
  /** Day of its last count; null without one. */
  readonly on: IsoDate | null;
  /** Its last sum of degree-days; null where it is not known, or not asked for. */
  readonly sum: DegreeDays | null;
}

/**
 * What is said of captures of other seasons beside those of a published chart: how many there were until now and in the
 * others, and what is not compared. In Spanish what the console says is said in its words.
 */
export function capturesBesideSentences(
  all: readonly NamedCaptures[],
  soFar: CaughtSoFar,
  alignment: Alignment,
  locale: EmbedLocale,
): string[] {
  const compared = all.flatMap(({ name, beside }) => (beside?.caught ? [{ name, ...beside.caught }] : []));
  const left = all.flatMap(({ name, beside }) => {
    const reason: NotBeside | null = beside ? beside.reason : 'no-stations';
    return reason === null ? [] : [{ name, reason }];
  });
  if (locale === 'es') return [...inSpanish(compared, soFar, alignment), ...notComparedSentences(left)];
  return [...inWords(compared, soFar, alignment, locale), ...new BesideSpeech(locale).left(left)];
}

function inSpanish(all: readonly CapturesAtSum[], { own, on, sum }: CaughtSoFar, alignment: Alignment) {
  if (alignment === 'degree-days') return sum === null ? [] : capturesAtSumSentences(all, { sum, own });
  return on === null || own === null ? [] : capturesByDaySentences(all, { on, own }, alignment);
}

function inWords(
  all: readonly CapturesAtSum[],
  { own, on, sum }: CaughtSoFar,
  alignment: Alignment,
  locale: Exclude<EmbedLocale, 'es'>,
): string[] {
  const words = capturesBesideWords(locale);
  const rounded = (count: number) => publishedNumber(count, 0, locale);
  const caught = (count: number) => words.insects(rounded(count), Math.round(count) === 1);
  const has = words.has(own === null ? null : caught(own));
  const first =
    alignment === 'degree-days'
      ? sum !== null && words.withSum(publishedNumber(sum, 1, locale), has)
      : on !== null && words.untilDay(publishedDate(on, locale), has, alignment === 'biofix');
  if (all.length === 0 || first === false) return [];
  const others = all.map(({ name, until, after }) =>
    words.other[alignment](name, caught(until), rounded(after)),
  );
  return [first, ...others];
}
