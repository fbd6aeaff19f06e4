import { useLanguage } from './language.tsx';
import type { Room } from './room.ts';
import { type Speech, speechOf } from './speech.ts';

export { LanguageProvider } from './language.tsx';

/** The words of a room in the current language, with its formats of numbers and days. */
export const useSpeech = <Words,>(of: Room<Words>): Speech<Words> => speechOf(of, useLanguage());
