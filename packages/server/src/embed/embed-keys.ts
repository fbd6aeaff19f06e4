import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { spend } from '../auth/sign-in-limits.ts';
import type { Db } from '../db/pool.ts';
import { type EmbedKey, embedKeyByHash } from '../stores/embed-keys.ts';

export interface EmbedKeys {
  /** The key as the database has it, at most this module's time to live ago; null for an unknown or revoked one. */
  find(key: string): Promise<EmbedKey | null>;
  /** @throws {HttpProblem} 429 when the key, or this address with it, asks too often */
  count(key: EmbedKey, address: string): Promise<void>;
}

/** How long a revoked key may go on: well within the minute that is promised. */
export const EMBED_KEY_TTL_MS = 5_000;
const MOST_REMEMBERED = 1_000;
const PER_ADDRESS_A_MINUTE = 60;
const PER_KEY_A_MINUTE = 600;

/** What is stored of a key: 256 bits of chance need no slow hash. */
export const hashOfEmbedKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export function embedKeys(auth: Db, now: () => number): EmbedKeys {
  const known = new Map<string, { key: EmbedKey | null; until: number }>();
  const perAddress = new RateLimiterMemory({
    keyPrefix: 'embed',
    points: PER_ADDRESS_A_MINUTE,
    duration: 60,
  });
  const perKey = new RateLimiterMemory({ keyPrefix: 'embed-key', points: PER_KEY_A_MINUTE, duration: 60 });
  return {
    async find(text) {
      const hash = hashOfEmbedKey(text);
      const entry = known.get(hash);
      if (entry && now() < entry.until) return entry.key;
      const key = await embedKeyByHash(auth, hash);
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(hash, { key, until: now() + EMBED_KEY_TTL_MS });
      return key;
    },
    async count({ keyId }, address) {
      await spend(perAddress, `${keyId} ${address}`);
      await spend(perKey, String(keyId));
    },
  };
}
