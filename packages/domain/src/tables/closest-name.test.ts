import { expect, it } from 'vitest';
import { closestName } from './closest-name.ts';

it.each([
  ['Fundo Norrte', 'Fundo Norte'],
  ['fundo norte', 'Fundo Norte'],
  ['Norte', 'Fundo Norte'],
  ['Nunoa', 'Ñuñoa'],
  ['El Perál', 'El Peral'],
  ['Talca', null],
  ['', null],
  ['x'.repeat(200), null],
])('%s is probably %s', (text, name) => {
  expect(closestName(text, ['Fundo Norte', 'Fundo Sur', 'Ñuñoa', 'El Peral'])).toBe(name);
});
