import { describe, expect, test } from 'vitest';
import { WEAK, weaknessOf } from './password-strength.ts';

const OWNER = {
  email: 'pedro.aravena@losaromos.cl',
  first_name: 'Pedro',
  last_name: 'Aravena',
  client_name: 'Viña Los Aromos',
};
const weakness = (password: string) => weaknessOf(password, OWNER);

describe('a password that is soon guessed is refused, and it is said what to do', () => {
  test.each([
    ['1234567890', WEAK.noLetters],
    ['12.345.678-9', WEAK.noLetters],
    ['12.03.1985 12.03.1985', WEAK.noLetters],
    ['            ', WEAK.noLetters],
    ['aaaaaaaaaa', WEAK.repeated],
    ['abcdefghij', WEAK.repeated],
    ['password12', WEAK.common],
    ['contraseña1', WEAK.common],
    ['qwertyuiop', WEAK.common],
    ['santiago2024', WEAK.common],
    ['primavera2025', WEAK.common],
    ['cosecha2025', WEAK.common],
    ['agricola2024', WEAK.common],
    ['vigia12345', WEAK.own],
    ['V1gia.2026', WEAK.common],
    ['pedroaravena', WEAK.own],
    ['Aravena1985', WEAK.own],
    ['losaromos2026', WEAK.own],
    ['pedro.aravena@losaromos.cl', WEAK.own],
  ])('%s', (password, message) => expect(weakness(password)).toBe(message));
});

test.each([
  'un cerezo en flor',
  'tractor azul tras la lluvia',
  'lamo-tidu-peco-sura-47',
  'xK9#mQ2vLp',
  'nueva cosecha',
])('nothing is asked of what characters there are in %s', (password) =>
  expect(weakness(password)).toBeNull(),
);

test('a short name is no reason to refuse what happens to contain it', () => {
  expect(weaknessOf('un cerezo en flor', { ...OWNER, first_name: 'Flor' })).toBeNull();
});

test('the longest password is looked at as far as it counts', () => {
  expect(weakness('1a2b3c'.repeat(42))).not.toBe(undefined);
});
