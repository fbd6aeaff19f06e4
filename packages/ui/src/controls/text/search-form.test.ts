import { expect, it } from 'vitest';
import { searchForm } from './search-form.ts';

it('searches without accents and case', () => {
  expect(searchForm('Drosófila ÑANDÚ')).toBe('drosofila nandu');
  expect(searchForm('a\u0301lamos Škoda 東')).toBe('alamos skoda 東');
});

it('gives the same as decomposing for every western European letter', () => {
  for (let code = 0x20; code < 0x100; code++) {
    const letter = String.fromCharCode(code);
    expect(searchForm(letter)).toBe(letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  }
});
