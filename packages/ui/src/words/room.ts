import type { EmbedLocale } from '@vigia/domain/published';
import type { Calendar } from './figures.ts';

/** Words of the same shape in any language: sentences, and functions where a number or a name decides. */
export type WordsLike<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [K in keyof T]: WordsLike<T[K]> };

/** What a part of the library or of a screen says: its Spanish comes with it, other languages are files of their own. */
export interface Room<Words> {
  readonly name: string;
  readonly spanish: Words;
}

/* @__NO_SIDE_EFFECTS__ */
export function room<const T>(name: string, spanish: T): Room<WordsLike<T>> {
  return { name, spanish: spanish as WordsLike<T> };
}

/** A language: how it writes numbers and days, and the words of its rooms by their names. */
export interface Language {
  readonly locale: EmbedLocale;
  readonly calendar: Calendar;
  readonly rooms: Readonly<Record<string, unknown>>;
}

/** In it everything is written first: its words stand in the rooms themselves. */
export const SPANISH: Language = {
  locale: 'es',
  calendar: {
    numbers: 'es-CL',
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    weekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  },
  rooms: {},
};

/** What a room says in a language, always the same object; in Spanish where the language has no words of it. */
export const wordsOf = <Words>(of: Room<Words>, { rooms }: Language): Words =>
  (rooms[of.name] as Words | undefined) ?? of.spanish;
