import { generateKeyPair } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { ACCESS_TOKEN_SECONDS, embeddedIssuer } from './issuer.ts';
import { ALGORITHM, type SigningKeys } from './signing-keys.ts';

const CLAIMS = { userId: 51, sessionId: '0b0e9f5e-2b64-4b5e-9d9e-2c7c4a1f6d11' };
const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
let now = 0;
let withdrawn = false;
const keys: SigningKeys = {
  current: async () => ({ kid: 'one', key: privateKey }),
  verifying: async (kid) => (kid === 'one' && !withdrawn ? publicKey : null),
};
beforeEach(() => {
  now = Date.parse('2026-11-21T15:00:00Z');
  withdrawn = false;
});

test('a token that was proven is valid until its time is over, and no longer', async () => {
  const issuer = embeddedIssuer(keys, () => now);
  const token = await issuer.issue(CLAIMS);
  expect(await issuer.verify(token)).toEqual(CLAIMS);
  now += (ACCESS_TOKEN_SECONDS - 1) * 1000;
  expect(await issuer.verify(token)).toEqual(CLAIMS);
  now += 60_000;
  await expect(issuer.verify(token)).rejects.toMatchObject({ status: 401 });
});

test('a proven token falls with its key, and says nothing for one that differs in a letter', async () => {
  const issuer = embeddedIssuer(keys, () => now);
  const token = await issuer.issue(CLAIMS);
  await issuer.verify(token);
  const last = token.at(-2) === 'A' ? 'B' : 'A';
  await expect(issuer.verify(`${token.slice(0, -2)}${last}${token.at(-1)}`)).rejects.toMatchObject({
    status: 401,
  });
  withdrawn = true;
  await expect(issuer.verify(token)).rejects.toMatchObject({ status: 401 });
});
