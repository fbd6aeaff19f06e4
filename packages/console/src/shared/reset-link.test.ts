import { expect, it } from 'vitest';
import { resetLinkIn } from './reset-link.ts';

it('is read from the hash of the link in the e-mail', () => {
  expect(resetLinkIn('#restablecer=Ab_-9&correo=ana%2Bcampo%40vigia.example')).toEqual({
    email: 'ana+campo@vigia.example',
    token: 'Ab_-9',
  });
});

it.each(['', '#', '#nueva-temporada', '#restablecer=Ab', '#correo=ana@vigia.example'])(
  'is null for another hash: %s',
  (hash) => expect(resetLinkIn(hash)).toBeNull(),
);
