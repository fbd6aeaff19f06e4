import type { Tx } from '../access/reach.ts';
import { replaceSealedSecretOfBrowser, sealedSecretsOfBrowsers } from '../stores/notices/push-devices.ts';
import {
  deleteSigningKeys,
  insertSigningKey,
  type KeyPurpose,
  readSigningKeys,
} from '../stores/people/signing-keys.ts';
import { replaceSealed, sealedSecrets } from '../stores/people/step-apps.ts';
import { replaceSealedKeys, sealedKeysOfSources } from '../stores/sources/pulled-sources.ts';
import { replaceSealedSecret, sealedSecretsOfWebhooks } from '../stores/webhooks/webhooks.ts';
import { verifyingOf } from './key-life.ts';
import { makeSealKey, sealKeyOf, sealOf } from './second-step/seal.ts';
import { newSigningKey } from './signing-keys.ts';

const SIGNING: readonly KeyPurpose[] = ['session', 'embed'];
/** A key of the seal is kept this long after the next one, for what a server has just encrypted with it. */
const SEAL_KEPT_MS = 3_600_000;

export interface RotatedKeys {
  /** How many secrets of second steps, webhooks and browsers, and keys of accounts with makers of stations, were encrypted anew. */
  readonly sealed: number;
}

/**
 * Makes new keys for signing and for the seal, encrypts what is sealed with the new one, and deletes keys that nothing
 * needs any more.
 *
 * @param tx a transaction of the owner of the database
 * @param now epoch ms
 * @param atOnce deletes the keys before at once: their tokens are refused within a minute
 */
export async function rotateKeys(
  tx: Tx,
  now: number,
  { atOnce = false }: { atOnce?: boolean } = {},
): Promise<RotatedKeys> {
  for (const purpose of SIGNING) await rotateSigning(tx, purpose, now, atOnce);
  return { sealed: await rotateSeal(tx, now) };
}

async function rotateSigning(tx: Tx, purpose: KeyPurpose, now: number, atOnce: boolean): Promise<void> {
  const before = await keysOf(tx, purpose);
  const needed = new Set(atOnce ? [] : verifyingOf(before, now).map(({ kid }) => kid));
  await insertSigningKey(tx, { ...(await newSigningKey()), purpose, madeAt: now });
  await deleteSigningKeys(
    tx,
    before.map(({ kid }) => kid).filter((kid) => !needed.has(kid)),
  );
}

async function rotateSeal(tx: Tx, now: number): Promise<number> {
  const before = await keysOf(tx, 'seal');
  const kid = await makeSealKey(tx, now);
  const seal = sealOf(tx, () => now);
  let count = 0;
  for (const { owner, column, sealed } of await sealedSecrets(tx)) {
    const anew = await seal.close(owner, await seal.open(owner, sealed));
    if (await replaceSealed(tx, owner, { column, from: sealed, to: anew })) count += 1;
  }
  for (const { owner, sealed } of await sealedKeysOfSources(tx)) {
    // Keys that cannot be opened any more are good for nothing: somebody has to enter them again anyway.
    const keys = await seal.open(owner, sealed).catch(() => null);
    if (keys === null) continue;
    const anew = await seal.close(owner, keys);
    if (await replaceSealedKeys(tx, owner, sealed, anew)) count += 1;
  }
  for (const secret of await sealedSecretsOfWebhooks(tx)) {
    const opened = await seal.open(secret.owner, secret.sealed).catch(() => null);
    if (opened === null) continue;
    if (await replaceSealedSecret(tx, secret, await seal.close(secret.owner, opened))) count += 1;
  }
  for (const secret of await sealedSecretsOfBrowsers(tx)) {
    const opened = await seal.open(secret.owner, secret.sealed).catch(() => null);
    if (opened === null) continue;
    if (await replaceSealedSecretOfBrowser(tx, secret, await seal.close(secret.owner, opened))) count += 1;
  }
  const inUse = [
    ...(await sealedSecrets(tx)),
    ...(await sealedKeysOfSources(tx)),
    ...(await sealedSecretsOfWebhooks(tx)),
    ...(await sealedSecretsOfBrowsers(tx)),
  ];
  const used = new Set([kid, ...inUse.map(({ sealed }) => sealKeyOf(sealed))]);
  const over = before.filter((key, at) => {
    const next = before[at + 1];
    return next !== undefined && next.madeAt + SEAL_KEPT_MS <= now && !used.has(key.kid);
  });
  await deleteSigningKeys(
    tx,
    over.map((key) => key.kid),
  );
  return count;
}

const keysOf = async (tx: Tx, purpose: KeyPurpose) =>
  (await readSigningKeys(tx, purpose)).map(({ kid, created_at }) => ({
    kid,
    madeAt: Date.parse(created_at),
  }));
