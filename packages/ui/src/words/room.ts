import type { EmbedLocale } from '@vigia/domain/published';
import type { Calendar } from './figures.ts';

/**
 * Words of the same shape in any language: sentences, and functions for those that depend on a number or a
 * name.
 */
export type WordsLike<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [K in keyof T]: WordsLike<T[K]> };

/**
 * The words of a part of the library or of a screen. Spanish is part of the room; other languages are separate
 * files.
 */
export interface Room<Words> {
  readonly name: string;
  readonly spanish: Words;
}

/* @__NO_SIDE_EFFECTS__ */
export function room<const T>(name: string, spanish: T): Room<WordsLike<T>> {
  return { name, spanish: spanish as WordsLike<T> };
}

/** A language: its formats of numbers and days, and the words of its rooms by the rooms' names. */
export interface Language {
  readonly locale: EmbedLocale;
  readonly calendar: Calendar;
  readonly rooms: Readonly<Record<string, unknown>>;
}

/** The language of the source: its words are in the rooms themselves. */
export const SPANISH: Language = {
  locale: 'es',
  calendar: {
    numbers: 'es-CL',
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    weekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  },
  rooms: {},
};

/** The words of a room in a language, always the same object; in Spanish if the language lacks the room. */
export const wordsOf = <Words>(of: Room<Words>, { rooms }: Language): Words =>
  (rooms[of.name] as Words | undefined) ?? of.spanish;
