import { type Calendar, type Figures, figuresIn } from './figures.ts';
import { type Language, type Room, SPANISH, wordsOf } from './room.ts';

export { type Language, type Room, room, SPANISH } from './room.ts';

/** The words of a room in one language, and its formats of numbers and days. */
export interface Speech<Words> {
  readonly words: Words;
  readonly figures: Figures;
}

/** Each object is created once: charts are planned again only if it is another object. */
const figuresOf = new WeakMap<Calendar, Figures>();
const made = new WeakMap<Language, Map<unknown, unknown>>();

/** The words of a room and the formats of a language; the words are Spanish if the language lacks the room. */
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
