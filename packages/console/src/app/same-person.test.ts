import { expect, test } from 'vitest';
import { forSamePerson } from './same-person.ts';

const renewed = async (before: number | null, after: number | null) => {
  let signedIn = before;
  const refresh = async () => {
    signedIn = after;
    return 'a token';
  };
  return await forSamePerson(refresh, () => signedIn)();
};

test('a renewed session repeats a call only for the person who made it', async () => {
  expect(await renewed(7, 7)).toBe('a token');
  expect(await renewed(7, 8)).toBeNull();
  expect(await renewed(7, null)).toBeNull();
  expect(await renewed(null, 8)).toBe('a token');
});
