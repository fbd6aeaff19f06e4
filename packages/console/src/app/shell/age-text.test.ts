import { expect, it } from 'vitest';
import { ageText } from './age-text.ts';
import { SHELL } from './words.ts';

it('says how long ago, in the unit that fits', () => {
  const minutes = [0, 0.9, 1, 12.7, 59.9, 60, 47 * 60, 48 * 60, 100 * 60];
  expect(minutes.map((count) => ageText(SHELL.spanish.ages, count * 60_000))).toEqual([
    'hace un momento',
    'hace un momento',
    'hace 1 min',
    'hace 12 min',
    'hace 59 min',
    'hace 1 h',
    'hace 47 h',
    'hace 2 días',
    'hace 4 días',
  ]);
});
