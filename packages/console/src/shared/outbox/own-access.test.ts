import { expect, it } from 'vitest';
import { ownAccess } from './own-access.ts';

it('gives no token of anybody else', async () => {
  let signedIn: number | null = 7;
  const access = {
    ...{ baseUrl: 'http://x.invalid', apiKey: 'k' },
    getToken: () => 'first',
    onUnauthorized: async () => {
      signedIn = 8; // In another tab somebody else has signed in.
      return 'theirs';
    },
  };
  const own = ownAccess(access, 7, () => signedIn);
  expect(await own.getToken?.()).toBe('first');
  expect(await own.onUnauthorized?.()).toBeNull();
  expect(await own.getToken?.()).toBeNull();
  expect(own.baseUrl).toBe('http://x.invalid');
});
