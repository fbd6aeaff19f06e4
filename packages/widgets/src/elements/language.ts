/** What widgets speak. */
export const LANGUAGES = ['es', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The element's own `locale`, else the language of the page around it, else Spanish. */
export function languageOf(locale: string | undefined, host: Element): Language {
  const around = host.closest<HTMLElement>('[lang]')?.lang;
  return known(locale) ?? known(around) ?? 'es';
}

function known(tag: string | null | undefined): Language | undefined {
  const language = tag?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((each) => each === language);
}
