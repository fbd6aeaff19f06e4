import { type Calendar, type Figures, figuresIn } from './figures.ts';
import { type Language, type Room, SPANISH, wordsOf } from './room.ts';

export { type Language, type Room, room, SPANISH } from './room.ts';

/** The words of a room in one language, and how that writes numbers and days. */
export interface Speech<Words> {
  readonly words: Words;
  readonly figures: Figures;
}

/** Figures and speeches are made once: what is drawn is planned anew only where they are other objects. */
const figuresOf = new WeakMap<Calendar, Figures>();
const made = new WeakMap<Language, Map<unknown, unknown>>();

/** What a room says in a language; in Spanish where the language has no words of it. */
export function speechOf<Words>(of: Room<Words>, language: Language = SPANISH): Speech<Words> {
  const { calendar } = language;
  const speeches = made.get(language) ?? new Map<unknown, unknown>();
  made.set(language, speeches);
  let speech = speeches.get(of) as Speech<Words> | undefined;
  if (!speech) {
    const figures = figuresOf.get(calendar) ?? figuresIn(calendar);
    figuresOf.set(calendar, figures);
    speech = { words: wordsOf(of, language), figures };
    speeches.set(of, speech);
  }
  return speech;
}
