import type { EmbedLocale } from '@vigia/domain';
import { type Figures, figuresIn } from './figures.ts';

/** Words of the same shape in any language: sentences, and functions where a number or a name decides. */
export type WordsLike<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [K in keyof T]: WordsLike<T[K]> };

/** What a part of the library says: its Spanish comes with it, other languages are files of their own. */
export interface Room<Words> {
  readonly name: string;
  readonly spanish: Words;
}

/* @__NO_SIDE_EFFECTS__ */
export function room<const T>(name: string, spanish: T): Room<WordsLike<T>> {
  return { name, spanish: spanish as WordsLike<T> };
}

/** A language that the library speaks: the words of its rooms by their names. */
export interface Language {
  readonly locale: EmbedLocale;
  readonly rooms: Readonly<Record<string, unknown>>;
}

/** In it everything is written first: its words stand in the rooms themselves. */
export const SPANISH: Language = { locale: 'es', rooms: {} };

/** The words of a room in one language, and how that writes numbers and days. */
export interface Speech<Words> {
  readonly words: Words;
  readonly figures: Figures;
}

/** Figures and speeches are made once: what is drawn is planned anew only where they are other objects. */
const figuresOf = new Map<EmbedLocale, Figures>();
const made = new WeakMap<Language, Map<unknown, unknown>>();

/** What a room says in a language; in Spanish where the language has no words of it. */
export function speechOf<Words>(of: Room<Words>, language: Language = SPANISH): Speech<Words> {
  const { locale, rooms } = language;
  const speeches = made.get(language) ?? new Map<unknown, unknown>();
  made.set(language, speeches);
  let speech = speeches.get(of) as Speech<Words> | undefined;
  if (!speech) {
    const figures = figuresOf.get(locale) ?? figuresIn(locale);
    figuresOf.set(locale, figures);
    speech = { words: (rooms[of.name] as Words | undefined) ?? of.spanish, figures };
    speeches.set(of, speech);
  }
  return speech;
}
