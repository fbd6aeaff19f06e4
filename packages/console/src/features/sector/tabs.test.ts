import { expect, it } from 'vitest';
import { tabOfHash } from './tabs.ts';

it('the fragment names the tab', () => {
  expect(['', 'clima', 'horas-frio', 'nada'].map(tabOfHash)).toEqual([
    'plagas',
    'clima',
    'horas-frio',
    'plagas',
  ]);
});
