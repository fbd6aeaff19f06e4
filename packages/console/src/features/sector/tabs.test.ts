import { describe, expect, it } from 'vitest';
import { TABS, tabOfHash, tabsOf } from './tabs.ts';

const VINE = 1;
const APPLE = 22;

it('HONGOS is there for the vine alone', () => {
  expect(tabsOf(VINE)).toEqual(TABS);
  expect(tabsOf(APPLE)).toEqual(['plagas', 'clima', 'horas-frio']);
  expect(tabsOf(null)).toEqual(['plagas', 'clima', 'horas-frio']);
});

describe('the fragment names the tab', () => {
  it('and anything else is the first one', () => {
    const hashes = ['', 'clima', 'horas-frio', 'hongos', 'nada'];
    expect(hashes.map((hash) => tabOfHash(hash, TABS))).toEqual([
      'plagas',
      'clima',
      'horas-frio',
      'hongos',
      'plagas',
    ]);
  });

  it('unless the crop does not have it', () => {
    expect(tabOfHash('hongos', tabsOf(APPLE))).toBe('plagas');
  });
});
