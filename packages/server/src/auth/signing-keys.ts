import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Db } from '../db/pool.ts';
import { insertSigningKey, type KeyPurpose, readSigningKeys } from '../stores/people/signing-keys.ts';

export const ALGORITHM = 'EdDSA';
type Key = Awaited<ReturnType<typeof importJWK>>;

export interface SigningKeys {
  /** What new tokens are signed with. */
  current(): Promise<{ kid: string; key: Key }>;
  /** The public key of a `kid`; null for an unknown one. */
  verifying(kid: string): Promise<Key | null>;
}

/** The keys are read again for a token with an unknown key id, but not more often than this. */
const LOOK_AGAIN_MS = 30_000;

interface Loaded {
  readonly current: { kid: string; key: Key };
  readonly verifying: ReadonlyMap<string, Key>;
  readonly at: number;
}

/**
 * Keys that tokens of one purpose are signed with, kept in the database: made at first use, shared by all servers on
 * it. A key of one purpose cannot verify tokens of another.
 */
export function signingKeys(auth: Db, now: () => number, purpose: KeyPurpose = 'session'): SigningKeys {
  let loading: Promise<Loaded> | undefined;
  const load = () => {
    loading = loadKeys(auth, now(), purpose);
    loading.catch(() => {
      loading = undefined; // the next call tries again
    });
    return loading;
  };
  return {
    async current() {
      return (await (loading ?? load())).current;
    },
    async verifying(kid) {
      const loaded = await (loading ?? load());
      const known = loaded.verifying.get(kid);
      if (known || now() - loaded.at < LOOK_AGAIN_MS) return known ?? null;
      return (await load()).verifying.get(kid) ?? null;
    },
  };
}

async function loadKeys(auth: Db, at: number, purpose: KeyPurpose): Promise<Loaded> {
  let stored = await readSigningKeys(auth, purpose);
  if (stored.length === 0) {
    await insertSigningKey(auth, { ...(await newKey()), purpose });
    stored = await readSigningKeys(auth, purpose);
  }
  const verifying = new Map<string, Key>();
  for (const { kid, public_jwk } of stored) {
    verifying.set(kid, await importJWK(public_jwk as JWK, ALGORITHM));
  }
  const newest = stored.at(-1)!;
  const key = await importJWK(newest.private_jwk as JWK, ALGORITHM);
  return { current: { kid: newest.kid, key }, verifying, at };
}

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const [private_jwk, public_jwk] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)]);
  return { kid: crypto.randomUUID(), private_jwk, public_jwk };
}
