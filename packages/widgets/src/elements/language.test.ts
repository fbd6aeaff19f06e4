import { afterEach, expect, it, vi } from 'vitest';
import { languageOf } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['its own, whatever is around', 'en', 'pt', 'pt', 'en'],
  ['its own with a region', 'pt-BR', 'en', 'en', 'pt'],
  ['that of what is around it', undefined, 'EN-us', 'pt', 'en'],
  ['the page’s, where it stands in another component', undefined, null, 'pt', 'pt'],
  ['Spanish, where the page says none', undefined, null, '', 'es'],
  ['Spanish, where it speaks none of them', undefined, 'de', 'en', 'es'],
] as const)('speaks %s', (_, locale, around, page, language) => {
  vi.stubGlobal('document', { documentElement: { lang: page } });
  const host = { closest: () => around && { lang: around } } as unknown as Element;
  expect(languageOf(locale, host)).toBe(language);
});
