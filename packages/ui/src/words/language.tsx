import { createContext, type ReactNode, useContext } from 'react';
import { type Language, type Room, SPANISH, wordsOf } from './room.ts';

const LanguageContext = createContext(SPANISH);

export interface LanguageProviderProps {
  /** Must be the same object in every render. */
  readonly language: Language;
  readonly children: ReactNode;
}

/** Sets the language of everything inside; without it the language is Spanish. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The current language. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The words of a room in the current language. */
export const useWords = <Words,>(of: Room<Words>): Words => wordsOf(of, useLanguage());
