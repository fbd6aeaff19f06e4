import type { User } from '@vigia/domain';
import type { Db } from '../db/pool.ts';
import { userOfAccount } from '../stores/account-shape.ts';
import { accountOfSession } from '../stores/accounts.ts';
import { isoOf } from './clock.ts';

export interface Entitlements {
  /** The user of a session as the database has it now; null when the session is over or the user disabled. */
  of(sessionId: string): Promise<User | null>;
  /** A session ended here: its next call must not find it. */
  forget(sessionId: string): void;
}

/** A disabled user, a changed role, a session revoked by another server: each takes effect within this time. */
export const ENTITLEMENTS_TTL_MS = 5_000;
const MOST_REMEMBERED = 10_000;

export function entitlementsCache(auth: Db, now: () => number): Entitlements {
  const known = new Map<string, { user: Promise<User | null>; until: number }>();
  const read = async (sessionId: string) => {
    const row = await accountOfSession(auth, sessionId, isoOf(now()));
    return row && userOfAccount(row);
  };
  return {
    of(sessionId) {
      const entry = known.get(sessionId);
      if (entry && now() < entry.until) return entry.user;
      const user = read(sessionId);
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(sessionId, { user, until: now() + ENTITLEMENTS_TTL_MS });
      user.catch(() => known.delete(sessionId));
      return user;
    },
    forget(sessionId) {
      known.delete(sessionId);
    },
  };
}
