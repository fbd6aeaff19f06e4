import { randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import type { Db } from '../../db/pool.ts';
import type { Owner } from '../../stores/people/second-step.ts';
import { insertSigningKey, readSigningKeys } from '../../stores/people/signing-keys.ts';

const KEY_BYTES = 32;
const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

/** Whose a secret is: a person's, that of an account with a maker of stations, or that of a webhook. */
export type SealOwner =
  | Owner
  | { readonly clientId: number; readonly sourceId: number }
  | { readonly clientId: number; readonly webhookId: number };

/** Encrypts stored secrets. An encrypted secret is bound to its owner, and names its key. */
export interface Seal {
  /** Encrypts with the newest key. */
  close(owner: SealOwner, secret: string): Promise<string>;
  /** @throws {Error} encrypted with a key that is gone, changed, or moved to another owner's row */
  open(owner: SealOwner, sealed: string): Promise<string>;
}

type Key = Awaited<ReturnType<typeof readSigningKeys>>[number];

function nameOf(owner: SealOwner): string {
  if ('userId' in owner) return `${owner.clientId}/${owner.userId}`;
  if ('webhookId' in owner) return `${owner.clientId}/webhook/${owner.webhookId}`;
  return `${owner.clientId}/source/${owner.sourceId}`;
}
const bytesOf = ({ private_jwk }: Key): Uint8Array => Buffer.from(String(private_jwk.k), 'base64url');

/** The id of the key that a secret is encrypted with. */
export const sealKeyOf = (sealed: string): string => String(decodeProtectedHeader(sealed).kid);

/** Encryption with keys that are stored beside the signing keys; the first one is made at first use. */
export function sealOf(auth: Db, now: () => number): Seal {
  const known = new Map<string, Uint8Array>();
  const read = async (): Promise<Key[]> => {
    const keys = await readSigningKeys(auth, 'seal');
    for (const key of keys) known.set(key.kid, bytesOf(key));
    return keys;
  };
  return {
    async close(owner, secret) {
      // Read each time: what is written after a change of keys must not be encrypted with the key before.
      const newest = (await read()).at(-1) ?? (await makeSealKey(auth, now()).then(read)).at(-1)!;
      const text = JSON.stringify({ of: nameOf(owner), secret });
      return await new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ ...HEADER, kid: newest.kid })
        .encrypt(bytesOf(newest));
    },
    async open(owner, sealed) {
      const kid = sealKeyOf(sealed);
      if (!known.has(kid)) await read();
      const bytes = known.get(kid);
      if (bytes === undefined) throw new Error(`the key ${kid} of a sealed secret is gone`);
      const { plaintext } = await compactDecrypt(sealed, bytes, {
        keyManagementAlgorithms: [HEADER.alg],
        contentEncryptionAlgorithms: [HEADER.enc],
      });
      const { of, secret } = JSON.parse(new TextDecoder().decode(plaintext)) as {
        of: string;
        secret: string;
      };
      if (of !== nameOf(owner)) throw new Error('a sealed secret stands in another owner’s row');
      return secret;
    },
  };
}

/** Makes a key of 256 random bits. @param now epoch ms @returns its id */
export async function makeSealKey(auth: Db, now: number): Promise<string> {
  const kid = crypto.randomUUID();
  const k = randomBytes(KEY_BYTES).toString('base64url');
  const jwks = { private_jwk: { kty: 'oct', k }, public_jwk: {} };
  await insertSigningKey(auth, { kid, ...jwks, purpose: 'seal', madeAt: now });
  return kid;
}
