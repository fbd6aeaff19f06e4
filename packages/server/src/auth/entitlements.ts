import type { User } from '@vigia/domain/farm';
import type { Db } from '../db/pool.ts';
import type { ArchivedClients } from '../stores/farm/archived-clients.ts';
import { accountOf } from '../stores/people/account-shape.ts';
import { accountOfSession } from '../stores/people/accounts.ts';
import { accountOfIdentity, linkIdentity } from '../stores/people/identities.ts';
import type { Archive } from './archive.ts';
import { isoOf } from './clock.ts';
import type { PoolClaims } from './external-pool.ts';
import type { SecondStepRule } from './second-step/rule.ts';

/** A person with the clients that are archived. */
export interface Entitled {
  readonly user: User;
  readonly archived: ArchivedClients;
  /**
   * Whether the person must first set up a required second step; until then the session gives no other access.
   */
  readonly isSecondStepMissing: boolean;
}

export interface Entitlements {
  /** The user of a session as the database has it now; null when the session is over or the user disabled. */
  of(sessionId: string): Promise<Entitled | null>;
  /** The user that a pool confirms; null without an account here, or disabled since the token was made. */
  ofClaims(claims: PoolClaims): Promise<Entitled | null>;
  /** A session ended here: its next call must fail. */
  forget(sessionId: string): void;
  /** A client was archived or restored here: the next call of everybody must see that. */
  forgetAll(): void;
}

/**
 * A disabled user, a changed role, a session revoked or a client archived by another server: each takes effect within
 * this time. (An archived client's rows are gone at once, see `db/tenant.ts`.)
 */
export const ENTITLEMENTS_TTL_MS = 5_000;
const MOST_REMEMBERED = 10_000;

interface Entry {
  readonly entitled: Entitled | null;
  /** Tokens of a pool that were made before this are invalid, epoch ms. */
  readonly tokensFrom: number;
}

const NOBODY: Entry = { entitled: null, tokensFrom: 0 };

interface Needs {
  readonly auth: Db;
  readonly archive: Pick<Archive, 'clients'>;
  readonly rule: Pick<SecondStepRule, 'isMissing'>;
  readonly now: () => number;
}

/** Entitlements by session and pool person, each kept in memory for `ENTITLEMENTS_TTL_MS`. */
export function entitlementsCache({ auth, archive, rule, now }: Needs): Entitlements {
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
        if (!row) return NOBODY;
        const user = accountOf(row);
        const isSecondStepMissing = await rule.isMissing(user);
        return { entitled: { user, archived: await archive.clients(), isSecondStepMissing }, tokensFrom: 0 };
      };
      return (await remembered(sessionId, read)).entitled;
    },
    async ofClaims(claims) {
      const { issuer, subject, issuedAt } = claims;
      const read = () => personOfPool({ auth, archive, now }, claims);
      const { entitled, tokensFrom } = await remembered(`${issuer} ${subject}`, read);
      return issuedAt * 1000 < tokensFrom ? null : entitled;
    },
    forget(sessionId) {
      known.delete(sessionId);
    },
    forgetAll() {
      known.clear();
    },
  };
}

/**
 * A person of a pool is identified by the id they have there. The first time they are found by an address that the pool
 * has verified; from then on a change of address, here or there, does not change their account.
 */
async function personOfPool(
  { auth, archive, now }: Omit<Needs, 'rule'>,
  { email, ...claims }: PoolClaims,
): Promise<Entry> {
  const at = isoOf(now());
  let row = await accountOfIdentity(auth, claims, at);
  if (!row && email !== null) {
    await linkIdentity(auth, { ...claims, email, issuedAt: isoOf(claims.issuedAt * 1000), now: at });
    row = await accountOfIdentity(auth, claims, at);
  }
  if (!row) return NOBODY;
  const { tokens_from: from } = row;
  // The pool decides how its people sign in.
  const entitled = { user: accountOf(row), archived: await archive.clients(), isSecondStepMissing: false };
  return { entitled, tokensFrom: from === null ? 0 : Date.parse(from) };
}
