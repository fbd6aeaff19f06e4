import { expect, it } from 'vitest';
import { WORDS } from './words.ts';

const textsOf = (words: object): string[] =>
  Object.values(words).flatMap((word: string | object) => (typeof word === 'string' ? word : textsOf(word)));

it('calls a thing by the name that charts and pictures have for it: catches in English, a safra in Portuguese', () => {
  expect(textsOf(WORDS.en).filter((text) => /captur/i.test(text))).toEqual([]);
  expect(textsOf(WORDS.pt).filter((text) => /temporada/i.test(text))).toEqual([]);
});
