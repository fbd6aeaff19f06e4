import { expect, it } from 'vitest';
import { resetLinkIn } from './reset-link.ts';

it('is read out of the fragment that the letter has', () => {
  expect(resetLinkIn('#restablecer=Ab_-9&correo=ana%2Bcampo%40vigia.example')).toEqual({
    email: 'ana+campo@vigia.example',
    token: 'Ab_-9',
  });
});

it.each(['', '#', '#nueva-temporada', '#restablecer=Ab', '#correo=ana@vigia.example'])(
  'is no other fragment: %s',
  (hash) => expect(resetLinkIn(hash)).toBeNull(),
);
