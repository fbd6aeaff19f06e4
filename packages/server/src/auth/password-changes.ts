import { namesOf, ownPassword } from '@vigia/api/contract';
import type { UserId } from '@vigia/domain/farm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Db } from '../db/pool.ts';
import { actAs } from '../db/tenant.ts';
import { HttpProblem, invalidField } from '../http/problem.ts';
import { changeOwnPassword, giveTemporaryPassword, passwordOf } from '../stores/people/passwords.ts';
import { isoOf } from './clock.ts';
import type { Entitlements } from './entitlements.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { type SignInLimits, spend } from './sign-in-limits.ts';
import { newTemporaryPassword, TEMPORARY_PASSWORD_MS } from './temporary-password.ts';

const NAMES = namesOf(ownPassword);
/** As many as a small company needs when everybody is new; each costs a hash. */
const GIVEN_AN_HOUR = 60;

export interface OwnPassword {
  readonly userId: UserId;
  readonly current: string;
  readonly chosen: string;
  /** Where the request comes from. */
  readonly address: string;
  /** The session that goes on; null when the request came with none of ours. */
  readonly sessionId: string | null;
}

export interface TemporaryPassword {
  readonly password: string;
  readonly expiresAt: string;
}

/** Passwords changed by a signed-in person: their own, or that of a person they administer. */
export interface PasswordChanges {
  /**
   * Ends the other sessions of the person.
   *
   * @throws {HttpProblem} invalid-input: the present password is wrong, or the chosen one is the same;
   *   too-many-requests: counted with the wrong passwords of signing in
   */
  own(change: OwnPassword): Promise<void>;
  /**
   * Makes a temporary password for a person and ends all their sessions. The right to do so is checked elsewhere.
   *
   * @throws {HttpProblem} too-many-requests
   */
  temporary(of: { giver: UserId; clientId: number; userId: UserId }): Promise<TemporaryPassword>;
}

interface Needs {
  readonly auth: Db;
  readonly now: () => number;
  readonly limits: SignInLimits;
  readonly entitlements: Entitlements;
}

export function passwordChanges(needs: Needs): PasswordChanges {
  const { auth, now, entitlements } = needs;
  const given = new RateLimiterMemory({ keyPrefix: 'given', points: GIVEN_AN_HOUR, duration: 3600 });
  return {
    own: (change) => changeOwn(needs, change),
    async temporary({ giver, clientId, userId }) {
      await spend(given, String(giver));
      const [password, at] = [newTemporaryPassword(), now()];
      const expiresAt = isoOf(at + TEMPORARY_PASSWORD_MS);
      const passwordHash = await hashPassword(password);
      const ended = await auth.transaction().execute(async (tx) => {
        // The client's history records who did it.
        await actAs(tx, clientId, { userId: giver });
        return await giveTemporaryPassword(tx, { userId, passwordHash, expiresAt, now: isoOf(at) });
      });
      for (const sessionId of ended) entitlements.forget(sessionId);
      return { password, expiresAt };
    },
  };
}

async function changeOwn(
  { auth, now, limits, entitlements }: Needs,
  { userId, current, chosen, address, sessionId }: OwnPassword,
): Promise<void> {
  const account = await passwordOf(auth, userId);
  if (account === null) throw new HttpProblem('not-signed-in');
  await limits.attempt(account.email, address);
  if (!(await verifyPassword(account.password_hash, current)))
    throw invalidField(NAMES.current, 'La contraseña actual no es correcta');
  await limits.succeeded(account.email, address);
  if (chosen === current) throw invalidField(NAMES.chosen, 'Elija una contraseña distinta');
  const ended = await changeOwnPassword(auth, {
    userId,
    from: account.password_hash,
    to: await hashPassword(chosen),
    kept: sessionId,
    now: isoOf(now()),
  });
  if (ended === null) throw invalidField(NAMES.current, 'La contraseña acaba de cambiar en otra parte');
  for (const each of ended) entitlements.forget(each);
}
