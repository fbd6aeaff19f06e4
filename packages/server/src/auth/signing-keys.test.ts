import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { insertSigningKey } from '../stores/people/signing-keys.ts';
import { ALGORITHM, signingKeys } from './signing-keys.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.cleanup());

test('servers on one database share the key that the first of them made', async () => {
  const { auth } = database.databases;
  const [one, two] = [signingKeys(auth, () => 0), signingKeys(auth, () => 0)];
  const { kid } = await one.current();
  expect((await two.current()).kid).toBe(kid);
  expect(await two.verifying(kid)).not.toBeNull();
});

test('a key of another purpose verifies nothing', async () => {
  const { auth } = database.databases;
  const [people, pages] = [signingKeys(auth, () => 0), signingKeys(auth, () => 0, 'embed')];
  const { kid } = await pages.current();
  expect((await people.current()).kid).not.toBe(kid);
  expect(await people.verifying(kid)).toBeNull();
  expect(await pages.verifying(kid)).not.toBeNull();
});

test('a key made elsewhere is found, but unknown ids make nobody look more than twice a minute', async () => {
  const { auth } = database.databases;
  let now = 0;
  const keys = signingKeys(auth, () => now);
  await keys.current();
  const pair = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const jwks = { private_jwk: await exportJWK(pair.privateKey), public_jwk: await exportJWK(pair.publicKey) };
  await insertSigningKey(auth, { kid: 'newer', ...jwks, purpose: 'session' });
  now = 29_000;
  expect(await keys.verifying('newer')).toBeNull();
  now = 30_000;
  expect(await keys.verifying('newer')).not.toBeNull();
  expect(await keys.verifying('unknown')).toBeNull();
});
