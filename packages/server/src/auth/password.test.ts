import { expect, test } from 'vitest';
import { dummyHash, hashPassword, verifyPassword } from './password.ts';

test('a hash is argon2id with the parameters written in it, and never the same twice', async () => {
  const [one, two] = await Promise.all([hashPassword('cerezo en flor'), hashPassword('cerezo en flor')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test('only the password itself opens its hash', async () => {
  const hash = await hashPassword('cerezo en flor');
  expect(await verifyPassword(hash, 'cerezo en flor')).toBe(true);
  expect(await verifyPassword(hash, 'Cerezo en flor')).toBe(false);
  expect(await verifyPassword(hash, ' cerezo en flor ')).toBe(false);
  expect(await verifyPassword(hash, '')).toBe(false);
  const long = 'cerezo en flor '.repeat(17);
  expect(await verifyPassword(await hashPassword(long), long.slice(0, -1))).toBe(false);
});

test('a text that is no hash opens for nobody', async () => {
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword('!', 'nobody has this password')).toBe(false);
});

test('many at a time all come to an end', async () => {
  const hash = await dummyHash();
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => verifyPassword(hash, `try ${i}`)));
  expect(answers).toEqual(Array(12).fill(false));
});
