import { CHECK_WORDS, type Language } from '../words/languages.ts';
import type { CheckWords } from '../words/word-types.ts';

export type Sentence = keyof CheckWords;

/** A sentence in the page's language, with its parts inserted. */
export const say = (language: Language, sentence: Sentence, ...parts: readonly string[]): string =>
  CHECK_WORDS[language][sentence].replace(/\{(\d)\}/g, (_, at: string) => parts[Number(at)] ?? '');
