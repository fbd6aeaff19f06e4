import { LANGUAGES, type Language } from '../words/languages.ts';

/** Matches a language tag whose language has widgets, also `pt-BR`. */
export const SPOKEN = new RegExp(`^(${LANGUAGES.join('|')})`, 'i');

/**
 * The language of an element: its own `locale`, else that of the page around it, else Spanish. In the shadow
 * root of another component, where no element around it has a language, it is that of the document.
 */
export function languageOf(locale: string | undefined, host: Element): Language {
  const around = host.closest<HTMLElement>('[lang]') ?? document.documentElement;
  const [language = 'es'] = SPOKEN.exec(locale ?? around.lang) ?? [];
  return language.toLowerCase() as Language;
}
