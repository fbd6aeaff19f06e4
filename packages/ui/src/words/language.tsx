import { createContext, type ReactNode, useContext } from 'react';
import { type Language, type Room, SPANISH, wordsOf } from './room.ts';

const LanguageContext = createContext(SPANISH);

export interface LanguageProviderProps {
  /** The same object from render to render. */
  readonly language: Language;
  readonly children: ReactNode;
}

/** The language of what is inside; without one it is Spanish. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language where the component stands. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** What a room says where the component stands. */
export const useWords = <Words,>(of: Room<Words>): Words => wordsOf(of, useLanguage());
