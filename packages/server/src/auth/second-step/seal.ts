import { randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { Db } from '../../db/pool.ts';
import type { Owner } from '../../stores/people/second-step.ts';
import { insertSigningKey, readSigningKeys } from '../../stores/people/signing-keys.ts';

const KEY_BYTES = 32;
const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

/** Encrypts stored secrets. An encrypted secret is bound to its owner. */
export interface Seal {
  close(owner: Owner, secret: string): Promise<string>;
  /** @throws {Error} encrypted with another key, changed, or moved to another owner's row */
  open(owner: Owner, sealed: string): Promise<string>;
}

interface Key {
  readonly kid: string;
  readonly bytes: Uint8Array;
}

const nameOf = ({ clientId, userId }: Owner): string => `${clientId}/${userId}`;

/** Encryption with a key that is made at first use and stored beside the signing keys. */
export function sealOf(auth: Db): Seal {
  let reading: Promise<Key> | undefined;
  const key = () => {
    reading ??= readKey(auth).catch((error) => {
      reading = undefined; // the next call tries again
      throw error;
    });
    return reading;
  };
  return {
    async close(owner, secret) {
      const { kid, bytes } = await key();
      const text = JSON.stringify({ of: nameOf(owner), secret });
      return await new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ ...HEADER, kid })
        .encrypt(bytes);
    },
    async open(owner, sealed) {
      const { bytes } = await key();
      const { plaintext } = await compactDecrypt(sealed, bytes, {
        keyManagementAlgorithms: [HEADER.alg],
        contentEncryptionAlgorithms: [HEADER.enc],
      });
      const { of, secret } = JSON.parse(new TextDecoder().decode(plaintext)) as {
        of: string;
        secret: string;
      };
      if (of !== nameOf(owner)) throw new Error('a sealed secret stands in another account’s row');
      return secret;
    },
  };
}

/** The oldest key, so that two servers that start at the same time use the same one. */
async function readKey(auth: Db): Promise<Key> {
  let [stored] = await readSigningKeys(auth, 'seal');
  if (!stored) {
    const k = randomBytes(KEY_BYTES).toString('base64url');
    const made = { kid: crypto.randomUUID(), private_jwk: { kty: 'oct', k }, public_jwk: {} };
    await insertSigningKey(auth, { ...made, purpose: 'seal' });
    [stored] = await readSigningKeys(auth, 'seal');
  }
  const { kid, private_jwk } = stored!;
  return { kid, bytes: Buffer.from(String(private_jwk.k), 'base64url') };
}
