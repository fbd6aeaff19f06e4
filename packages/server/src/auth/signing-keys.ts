import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Db } from '../db/pool.ts';
import { insertSigningKey, type KeyPurpose, readSigningKeys } from '../stores/people/signing-keys.ts';
import { KEYS_READ_MS, signingOf, verifyingOf } from './key-life.ts';

export const ALGORITHM = 'EdDSA';
type Key = Awaited<ReturnType<typeof importJWK>>;

export interface SigningKeys {
  /** What new tokens are signed with. */
  current(): Promise<{ kid: string; key: Key }>;
  /** The public key of a `kid`; null for an unknown one, and for one whose tokens are over. */
  verifying(kid: string): Promise<Key | null>;
}

/** The keys are read again for a token with an unknown key id, but not more often than this. */
const LOOK_AGAIN_MS = 30_000;

interface LoadedKey {
  readonly kid: string;
  /** Epoch ms. */
  readonly madeAt: number;
  readonly key: Key;
  readonly publicKey: Key;
}

interface Loaded {
  /** Oldest first, one at least. */
  readonly keys: readonly LoadedKey[];
  readonly at: number;
}

/**
 * Keys that tokens of one purpose are signed with, kept in the database: made at first use, shared by all servers on
 * it, and read again every minute, so that a server learns of a new one before it signs. Where they cannot be read, the
 * known ones are used on. A key of one purpose cannot verify tokens of another.
 */
export function signingKeys(auth: Db, now: () => number, purpose: KeyPurpose = 'session'): SigningKeys {
  let known: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const load = async (): Promise<Loaded> => {
    loading ??= loadKeys(auth, now(), purpose).finally(() => {
      loading = undefined;
    });
    known = await loading;
    return known;
  };
  const loaded = async (olderThan: number): Promise<Loaded> => {
    if (known && now() - known.at < olderThan) return known;
    return await load().catch((error) => known ?? Promise.reject(error));
  };
  const find = ({ keys }: Loaded, kid: string) =>
    verifyingOf(keys, now()).find((key) => key.kid === kid)?.publicKey ?? null;
  return {
    async current() {
      return signingOf((await loaded(KEYS_READ_MS)).keys, now())!;
    },
    async verifying(kid) {
      return find(await loaded(KEYS_READ_MS), kid) ?? find(await loaded(LOOK_AGAIN_MS), kid);
    },
  };
}

async function loadKeys(auth: Db, at: number, purpose: KeyPurpose): Promise<Loaded> {
  let stored = await readSigningKeys(auth, purpose);
  if (stored.length === 0) {
    await insertSigningKey(auth, { ...(await newSigningKey()), purpose, madeAt: at });
    stored = await readSigningKeys(auth, purpose);
  }
  const keys = stored.map(async ({ kid, private_jwk, public_jwk, created_at }): Promise<LoadedKey> => {
    const [key, publicKey] = await Promise.all(
      [private_jwk, public_jwk].map((jwk) => importJWK(jwk as JWK, ALGORITHM)),
    );
    return { kid, madeAt: Date.parse(created_at), key: key!, publicKey: publicKey! };
  });
  return { keys: await Promise.all(keys), at };
}

/** A new pair of keys for signing, as it is stored. */
export async function newSigningKey() {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const [private_jwk, public_jwk] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)]);
  return { kid: crypto.randomUUID(), private_jwk, public_jwk };
}
