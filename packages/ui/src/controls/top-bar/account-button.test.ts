import { expect, it } from 'vitest';
import { initialsOf } from './account-button.tsx';

it.each([
  ['Carla Muñoz', 'CM'],
  ['  álvaro  de la Fuente ', 'ÁD'],
  ['carla@aromos.cl', 'C'],
  ['', ''],
])('takes the initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
