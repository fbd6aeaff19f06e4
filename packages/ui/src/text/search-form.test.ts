import { expect, it } from 'vitest';
import { searchForm } from './search-form.ts';

it('searches without accents and case', () => {
  expect(searchForm('Drosófila ÑANDÚ')).toBe('drosofila nandu');
});
