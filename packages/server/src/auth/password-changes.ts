import { namesOf, ownPassword } from '@vigia/api/contract';
import type { UserId } from '@vigia/domain/farm';
import type { Db } from '../db/pool.ts';
import { actAs } from '../db/tenant.ts';
import { HttpProblem, invalidField } from '../http/problem.ts';
import { passwordOwner } from '../stores/people/accounts.ts';
import { holdingPerson } from '../stores/people/holding-person.ts';
import { changeOwnPassword, giveTemporaryPassword, passwordOf } from '../stores/people/passwords.ts';
import type { AccountLetters } from './account-letters.ts';
import type { Caller } from './caller.ts';
import { isoOf } from './clock.ts';
import { type Counters, takeTry } from './counters.ts';
import type { Entitlements } from './entitlements.ts';
import type { KnownDevices } from './known-devices.ts';
import { hashPassword, wrongPassword } from './password.ts';
import { weaknessOf } from './password-strength.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { newTemporaryPassword, TEMPORARY_PASSWORD_MS } from './temporary-password.ts';

const NAMES = namesOf(ownPassword);
/** Temporary passwords that one person may give per hour: enough for a small company whose people are all new. */
const GIVEN_AN_HOUR = 60;

export interface OwnPassword {
  readonly userId: UserId;
  readonly current: string;
  readonly chosen: string;
  readonly caller: Caller;
  /** The session that stays open; null when the request came with none of ours. */
  readonly sessionId: string | null;
}

export interface TemporaryPassword {
  readonly password: string;
  readonly expiresAt: string;
}

/** Passwords changed by a signed-in person: their own, or that of a person they administer. */
export interface PasswordChanges {
  /**
   * Changes the caller's own password and ends their other sessions.
   *
   * @throws {HttpProblem} invalid-input: the present password is wrong, or the new one is the same or easy to
   *     guess; too-many-requests: wrong passwords, counted with those of sign-ins
   */
  own(change: OwnPassword): Promise<void>;
  /**
   * Sets a temporary password for a person and ends all their sessions. The caller has checked the right to do
   * so.
   *
   * @throws {HttpProblem} too-many-requests
   */
  temporary(of: {
    giver: UserId;
    clientId: number;
    userId: UserId;
    /** E-mail of the person. */
    email: string;
  }): Promise<TemporaryPassword>;
}

interface Needs {
  readonly auth: Db;
  readonly now: () => number;
  readonly counters: Counters;
  readonly limits: SignInLimits;
  readonly devices: KnownDevices;
  readonly letters: AccountLetters;
  readonly entitlements: Entitlements;
}

/** Changes of passwords by signed-in people. */
export function passwordChanges(needs: Needs): PasswordChanges {
  const { auth, now, entitlements, letters } = needs;
  const given = needs.counters({ name: 'given', tries: GIVEN_AN_HOUR, seconds: 3600 });
  return {
    own: (change) => changeOwn(needs, change),
    async temporary({ giver, clientId, userId, email }) {
      await takeTry(given, String(giver));
      const [password, at] = [newTemporaryPassword(), now()];
      const expiresAt = isoOf(at + TEMPORARY_PASSWORD_MS);
      const passwordHash = await hashPassword(password);
      const ended = await holdingPerson(auth, userId, async (tx) => {
        // The client's history records who did it.
        await actAs(tx, clientId, { userId: giver });
        return await giveTemporaryPassword(tx, { userId, passwordHash, expiresAt, now: isoOf(at) });
      });
      for (const sessionId of ended) entitlements.forget(sessionId);
      letters.passwordChanged(email, 'administrator');
      return { password, expiresAt };
    },
  };
}

async function changeOwn(
  { auth, now, limits, entitlements, devices, letters }: Needs,
  { userId, current, chosen, caller, sessionId }: OwnPassword,
): Promise<void> {
  const account = await passwordOf(auth, userId);
  if (account === null) throw new HttpProblem('not-signed-in');
  const { email } = account;
  const by = { email, address: caller.address, device: await devices.find(userId, caller) };
  const isWrong = await limits.check(by, () => wrongPassword(account.password_hash, current));
  if (isWrong) throw invalidField(NAMES.current, 'La contraseña actual no es correcta');
  if (chosen === current) throw invalidField(NAMES.chosen, 'Elija una contraseña distinta');
  const weakness = weaknessOf(chosen, await passwordOwner(auth, userId));
  if (weakness !== null) throw invalidField(NAMES.chosen, weakness);
  const ended = await changeOwnPassword(auth, {
    userId,
    from: account.password_hash,
    to: await hashPassword(chosen),
    kept: sessionId,
    now: isoOf(now()),
  });
  if (ended === null) throw invalidField(NAMES.current, 'La contraseña acaba de cambiar en otra parte');
  for (const each of ended) entitlements.forget(each);
  letters.passwordChanged(email, 'own');
}
