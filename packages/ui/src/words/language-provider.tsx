import { useLanguage } from './language.tsx';
import type { Room } from './room.ts';
import { type Speech, speechOf } from './speech.ts';

export { LanguageProvider } from './language.tsx';

/** What a room says where the component stands, and how numbers and days are written there. */
export const useSpeech = <Words,>(of: Room<Words>): Speech<Words> => speechOf(of, useLanguage());
