import type { EmbedLocale } from '@vigia/domain/published';

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

/** A language: the words of its rooms by their names. */
export interface Language {
  readonly locale: EmbedLocale;
  readonly rooms: Readonly<Record<string, unknown>>;
}

/** In it everything is written first: its words stand in the rooms themselves. */
export const SPANISH: Language = { locale: 'es', rooms: {} };

/** What a room says in a language, always the same object; in Spanish where the language has no words of it. */
export const wordsOf = <Words>(of: Room<Words>, { rooms }: Language): Words =>
  (rooms[of.name] as Words | undefined) ?? of.spanish;
