import type { User } from '@vigia/domain';
import type { Db } from '../db/pool.ts';
import { userOfAccount } from '../stores/account-shape.ts';
import { accountOfSession } from '../stores/accounts.ts';
import { accountOfIdentity, linkIdentity } from '../stores/identities.ts';
import { isoOf } from './clock.ts';
import type { PoolClaims } from './external-pool.ts';

export interface Entitlements {
  /** The user of a session as the database has it now; null when the session is over or the user disabled. */
  of(sessionId: string): Promise<User | null>;
  /** The user whom a pool vouches for; null for one without an account here, or disabled since the token was made. */
  ofClaims(claims: PoolClaims): Promise<User | null>;
  /** A session ended here: its next call must not find it. */
  forget(sessionId: string): void;
}

/** A disabled user, a changed role, a session revoked by another server: each takes effect within this time. */
export const ENTITLEMENTS_TTL_MS = 5_000;
const MOST_REMEMBERED = 10_000;

interface Entry {
  readonly user: User | null;
  /** Tokens of a pool that were made before are over, epoch ms. */
  readonly tokensFrom: number;
}

const NOBODY: Entry = { user: null, tokensFrom: 0 };

export function entitlementsCache(auth: Db, now: () => number): Entitlements {
  const known = new Map<string, { entry: Promise<Entry>; until: number }>();
  const remembered = (key: string, read: () => Promise<Entry>): Promise<Entry> => {
    const kept = known.get(key);
    if (kept && now() < kept.until) return kept.entry;
    const entry = read();
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, { entry, until: now() + ENTITLEMENTS_TTL_MS });
    entry.catch(() => known.delete(key));
    return entry;
  };
  return {
    async of(sessionId) {
      const read = async () => {
        const row = await accountOfSession(auth, sessionId, isoOf(now()));
        return row ? { user: userOfAccount(row), tokensFrom: 0 } : NOBODY;
      };
      return (await remembered(sessionId, read)).user;
    },
    async ofClaims(claims) {
      const { issuer, subject, issuedAt } = claims;
      const read = () => personOfPool(auth, claims, isoOf(now()));
      const { user, tokensFrom } = await remembered(`${issuer} ${subject}`, read);
      return issuedAt * 1000 < tokensFrom ? null : user;
    },
    forget(sessionId) {
      known.delete(sessionId);
    },
  };
}

/**
 * A person of a pool is known by the id they have there. The first time they are found by an address that the pool
 * has made sure of; from then on a change of address, here or there, makes them nobody else.
 */
async function personOfPool(auth: Db, { email, ...claims }: PoolClaims, now: string): Promise<Entry> {
  let row = await accountOfIdentity(auth, claims, now);
  if (!row && email !== null) {
    await linkIdentity(auth, { ...claims, email, issuedAt: isoOf(claims.issuedAt * 1000), now });
    row = await accountOfIdentity(auth, claims, now);
  }
  if (!row) return NOBODY;
  const { tokens_from: from } = row;
  return { user: userOfAccount(row), tokensFrom: from === null ? 0 : Date.parse(from) };
}
