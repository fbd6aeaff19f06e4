import { expect, it } from 'vitest';
import { WORDS } from './words.ts';

it('calls a thing by the name that charts and pictures have for it: catches in English, a safra in Portuguese', () => {
  const said = (language: 'en' | 'pt') => JSON.stringify(Object.values(WORDS[language]));
  expect(said('en')).not.toMatch(/captur/i);
  expect(said('pt')).not.toMatch(/temporada/i);
});
