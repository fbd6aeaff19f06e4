import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const START = 'pk_live_';
const SHOWN = START.length + 8;

/** Hash by which a key is found: 256 random bits need no slow hash. */
export const hashOfEmbedKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A publishable key, its first letters by which people recognise it, and its hash. */
export function newEmbedKey(): { readonly key: string; readonly prefix: string; readonly hash: string } {
  const key = `${START}${randomBytes(KEY_BYTES).toString('base64url')}`;
  return { key, prefix: key.slice(0, SHOWN), hash: hashOfEmbedKey(key) };
}
