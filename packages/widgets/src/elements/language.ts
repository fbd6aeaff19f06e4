/** What widgets speak. */
export const LANGUAGES = ['es', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The element's own `locale`, else the language of the page around it, else Spanish. */
export function languageOf(locale: string | undefined, host: Element): Language {
  return known(locale) ?? known(languageAround(host)) ?? 'es';
}

/** Also from within another component's shadow root. */
function languageAround(element: Element): string | undefined {
  const around = element.closest<HTMLElement>('[lang]');
  if (around) return around.lang;
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return host && languageAround(host);
}

function known(tag: string | null | undefined): Language | undefined {
  const language = tag?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((each) => each === language);
}
