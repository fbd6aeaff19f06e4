import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Databases } from '../db/pool.ts';
import { spend } from '../http/too-many.ts';
import {
  embedKeyByHash,
  embedKeyById,
  noteEmbedBuild,
  noteEmbedUse,
  type ShownKey,
} from '../stores/embed/embed-keys.ts';
import { hashOfEmbedKey } from './new-key.ts';

type KeyName = Pick<ShownKey, 'clientId' | 'keyId'>;

export interface EmbedKeys {
  /** The key as the database has it, at most this module's time to live ago; null for an unknown one. */
  find(key: string): Promise<ShownKey | null>;
  named(name: KeyName): Promise<ShownKey | null>;
  /** Whether it is open now. */
  isOpen(key: ShownKey): boolean;
  /**
   * Counts a call, and notes when and where the key was used.
   *
   * @throws {HttpProblem} 429 when the key, or this address with it, calls too often
   */
  count(key: ShownKey, from: { readonly address: string; readonly site: string }): Promise<void>;
  /** Notes which build of the widgets a partner's site has, each anew after an hour. */
  see(key: ShownKey, seen: { readonly site: string; readonly build: string }): Promise<void>;
  /** A client was archived or restored here, or a key edited: the next call with any key must see that. */
  forgetAll(): void;
}

/** How long a revoked key may still work: well within the minute that is promised. */
export const EMBED_KEY_TTL_MS = 5_000;
const MOST_REMEMBERED = 1_000;
/** A page with twenty widgets makes forty requests when it is opened, and an office shares one address. */
export const EMBED_CALLS_A_MINUTE = { ofAnAddress: 240, ofAKey: 6_000 } as const;
/** The last use is noted to the minute. */
const NOTE_EVERY_MS = 60_000;
const SEE_EVERY_MS = 3_600_000;

/** Keys, read from the database and kept in memory for `EMBED_KEY_TTL_MS`. */
export function embedKeys(databases: Databases, now: () => number): EmbedKeys {
  const remember = memory(now);
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration: 60 });
  const perAddress = limiter('embed', EMBED_CALLS_A_MINUTE.ofAnAddress);
  const perKey = limiter('embed-key', EMBED_CALLS_A_MINUTE.ofAKey);
  const noted = new Map<number, number>();
  const seenBuilds = new Map<string, { readonly build: string; readonly at: number }>();
  return {
    find: (text) => {
      const hash = hashOfEmbedKey(text);
      return remember.key(hash, () => embedKeyByHash(databases, hash));
    },
    named: (name) => remember.key(`${name.clientId}/${name.keyId}`, () => embedKeyById(databases, name)),
    isOpen: ({ isRevoked, expiresAt }) => !isRevoked && (expiresAt === null || now() < expiresAt),
    async count(key, { address, site }) {
      await spend(perAddress, `${key.keyId} ${address}`);
      await spend(perKey, String(key.keyId));
      if (now() - (noted.get(key.keyId) ?? Number.NEGATIVE_INFINITY) < NOTE_EVERY_MS) return;
      noted.set(key.keyId, now());
      await noteEmbedUse(databases.auth, key, { at: now(), origin: site });
    },
    async see(key, { site, build }) {
      if (!key.allowedOrigins.includes(site)) return;
      const name = `${key.keyId} ${site}`;
      const before = seenBuilds.get(name);
      if (before?.build === build && now() - before.at < SEE_EVERY_MS) return;
      if (seenBuilds.size >= MOST_REMEMBERED) seenBuilds.clear();
      seenBuilds.set(name, { build, at: now() });
      await noteEmbedBuild(databases.auth, key, { at: now(), origin: site, build });
    },
    forgetAll: remember.forgetAll,
  };
}

/** What was found, for a while; unknown keys too. */
function memory(now: () => number) {
  const known = new Map<string, { key: ShownKey | null; until: number }>();
  const key = async (name: string, look: () => Promise<ShownKey | null>): Promise<ShownKey | null> => {
    const entry = known.get(name);
    if (entry && now() < entry.until) return entry.key;
    const found = await look();
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(name, { key: found, until: now() + EMBED_KEY_TTL_MS });
    return found;
  };
  return { key, forgetAll: () => known.clear() };
}
