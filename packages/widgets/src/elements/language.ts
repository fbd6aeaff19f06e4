import { LANGUAGES, type Language } from '../words/languages.ts';

/** The beginning of a language tag that widgets speak, `pt-BR` too. */
export const SPOKEN = new RegExp(`^(${LANGUAGES.join('|')})`, 'i');

/**
 * The element's own `locale`, else the language of the page around it, else Spanish. Within another component's shadow
 * root nothing around says it: the page itself does.
 */
export function languageOf(locale: string | undefined, host: Element): Language {
  const around = host.closest<HTMLElement>('[lang]') ?? document.documentElement;
  const [language = 'es'] = SPOKEN.exec(locale ?? around.lang) ?? [];
  return language.toLowerCase() as Language;
}
