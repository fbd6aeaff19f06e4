import { describe, expect, it } from 'vitest';
import { TABS, tabOfHash, tabsOf } from './tabs.ts';

const VINE = 1;
const APPLE = 22;

it('only the vine has the tab HONGOS', () => {
  expect(tabsOf(VINE)).toEqual(TABS);
  expect(tabsOf(APPLE)).toEqual(['plagas', 'clima', 'horas-frio']);
  expect(tabsOf(null)).toEqual(['plagas', 'clima', 'horas-frio']);
});

describe('the tab of a hash', () => {
  it('is the named one, or the first for an unknown hash', () => {
    const hashes = ['', 'clima', 'horas-frio', 'hongos', 'nada'];
    expect(hashes.map((hash) => tabOfHash(hash, TABS))).toEqual([
      'plagas',
      'clima',
      'horas-frio',
      'hongos',
      'plagas',
    ]);
  });

  it('is the first if the crop does not have it', () => {
    expect(tabOfHash('hongos', tabsOf(APPLE))).toBe('plagas');
  });
});
