import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOfServiceToken, isMeantAsServiceToken, isWellWritten, newSecret } from './service-token.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

test('a secret has its prefix, 256 random bits and a checksum, and is stored as a hash', () => {
  const { secret, start, hash } = newSecret();
  expect(secret).toMatch(/^svc_[\w-]{49}$/);
  expect(start).toBe(secret.slice(0, 10));
  expect(hash).toBe(hashOfServiceToken(secret));
  expect(hash).toMatch(/^[\da-f]{64}$/);
  expect(newSecret().secret).not.toBe(secret);
  expect([isMeantAsServiceToken(secret), isWellWritten(secret)]).toEqual([true, true]);
});

test('one letter changed, left out, doubled or swapped with its neighbour is noticed', () => {
  const { secret } = newSecret();
  fc.assert(
    fc.property(fc.integer({ min: 4, max: secret.length - 2 }), fc.constantFrom(...LETTERS), (at, letter) => {
      const [before, here, next] = [secret.slice(0, at), secret[at]!, secret[at + 1]!];
      const rest = secret.slice(at + 1);
      const slips = [
        before + letter + rest,
        before + rest,
        before + here + here + rest,
        before + next + here + secret.slice(at + 2),
      ];
      for (const slip of slips) expect(isWellWritten(slip), slip).toBe(slip === secret);
    }),
  );
});

test.each(['', 'svc_', 'svc_hola', `svc_${'a'.repeat(49)}`, `pk_live_${'a'.repeat(43)}`, 'svc_\u0000'])(
  '%j is no token',
  (text) => expect(isWellWritten(text)).toBe(false),
);
