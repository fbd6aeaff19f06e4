import { notComparedSentences } from '../report-texts/side-by-side.ts';
import { closestSentence, hoursApartSentence } from '../report-texts/side-by-side-readings.ts';
import type { DailySeries, DayRange } from '../series/daily.ts';
import { type HoursBeside, hoursBeside, type NamedChill } from '../side-by-side/hours-beside.ts';
import { publishedDate, publishedNumber } from './locale.ts';
import type { EmbedLocale } from './words.ts';

interface ChillWords {
  readonly and: string;
  readonly hours: (day: string, own: string, beside: string) => string;
  readonly more: (hours: string, name: string) => string;
  readonly less: (hours: string, name: string) => string;
  readonly same: (name: string) => string;
  readonly closest: (names: string, isOne: boolean, apart: string) => string;
  readonly left: (names: string, isOne: boolean) => string;
}

const WORDS: Readonly<Record<Exclude<EmbedLocale, 'es'>, ChillWords>> = {
  en: {
    and: 'and',
    hours: (day, own, beside) => `On ${day} there are ${own} h of chill: ${beside}.`,
    more: (hours, name) => `${hours} h more than ${name}`,
    less: (hours, name) => `${hours} h less than ${name}`,
    same: (name) => `the same as ${name}`,
    closest: (names, isOne, apart) =>
      `${isOne ? `The most alike is ${names}: its` : `Equally alike are ${names}: their`} accumulated hours of each day are ${apart} h apart on average.`,
    left: (names) => `Not compared: ${names}, without a record of those days.`,
  },
  pt: {
    and: 'e',
    hours: (day, own, beside) => `Em ${day} há ${own} h de frio: ${beside}.`,
    more: (hours, name) => `${hours} h a mais que ${name}`,
    less: (hours, name) => `${hours} h a menos que ${name}`,
    same: (name) => `o mesmo que ${name}`,
    closest: (names, isOne, apart) =>
      `${isOne ? `A mais parecida é ${names}: suas` : `As mais parecidas, por igual, são ${names}: suas`} horas acumuladas de cada dia diferem em ${apart} h em média.`,
    left: (names, isOne) => `Não se ${isOne ? 'compara' : 'comparam'} ${names}: não há registro desses dias.`,
  },
};

const tenths = (value: number) => Math.round(value * 10) / 10;

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
  if (locale !== 'es') return foreign(beside, locale);
  const said = [
    hoursApartSentence(beside.known, beside.shown),
    closestSentence(beside.closest, { unit: 'h', of: 'sus horas acumuladas' }),
  ];
  const left = beside.left.map((name) => ({ name, reason: 'no-record' }) as const);
  return [...said.filter((sentence) => sentence !== null), ...notComparedSentences(left)];
}

function foreign({ known, closest, left, shown }: HoursBeside, locale: Exclude<EmbedLocale, 'es'>): string[] {
  const words = WORDS[locale];
  const listed = (names: readonly string[]) =>
    names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${words.and} ${names.at(-1)}`;
  const number = (value: number, decimals = 0) => publishedNumber(value, decimals, locale);
  const part = ({ name, hours }: HoursBeside['known'][number]) => {
    const difference = Math.round(shown.hours - hours);
    if (difference === 0) return words.same(name);
    return words[difference > 0 ? 'more' : 'less'](number(Math.abs(difference)), name);
  };
  const least = Math.min(...closest.map(({ apart }) => tenths(apart)));
  const alike = closest.filter(({ apart }) => tenths(apart) === least).map(({ name }) => name);
  const day = publishedDate(shown.last, locale);
  return [
    ...(known.length > 0 ? [words.hours(day, number(shown.hours), listed(known.map(part)))] : []),
    ...(closest.length > 1 ? [words.closest(listed(alike), alike.length === 1, number(least, 1))] : []),
    ...(left.length > 0 ? [words.left(listed(left), left.length === 1)] : []),
  ];
}
