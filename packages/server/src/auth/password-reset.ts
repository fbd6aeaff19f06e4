import { namesOf, passwordReset as resetFields } from '@vigia/api/contract';
import { HttpProblem, invalidField } from '../http/problem.ts';
import { passwordOwner } from '../stores/people/accounts.ts';
import { carryOutReset, hasReset, tryCode } from '../stores/people/password-resets.ts';
import type { AccountLetters } from './account-letters.ts';
import { accountToReset } from './account-to-reset.ts';
import type { Caller } from './caller.ts';
import { isoOf } from './clock.ts';
import { takeTry } from './counters.ts';
import type { Entitlements } from './entitlements.ts';
import type { KnownDevices } from './known-devices.ts';
import { networkOf } from './network.ts';
import { dummyHash, hashPassword, verifyPassword } from './password.ts';
import { weaknessOf } from './password-strength.ts';
import { type AskingNeeds, resetAsking } from './reset-asking.ts';
import { hashOfToken } from './reset-letter.ts';

const NAMES = namesOf(resetFields);
const TOKEN = /^[\w-]{22}$/;
const QUARTER_S = 15 * 60;
const WRONG_CODES_BY_PAIR = 10;
/** Wrong codes per letter, of all callers together: with 10⁸ codes a stranger's chance is one in a million. */
const WRONG_CODES_OF_A_LETTER = 100;

/** What proves the right to reset: the code of a letter, or the token of its link. */
interface Given {
  readonly email: string;
  readonly code: string;
  readonly chosen: string;
}

export interface PasswordReset {
  /**
   * Sends a link and a code if the address has an account and got no letter a moment ago. It returns at once
   * and in the same way in all cases.
   *
   * @throws {HttpProblem} too-many-requests: too many by one caller, for unknown addresses as well
   */
  forgot(email: string, caller: Caller): Promise<void>;
  /**
   * Changes the password, ends every session, and records the caller's device as known.
   *
   * @returns the token for the cookie of the device
   * @throws {HttpProblem} bad-code: a wrong, used or expired one; invalid-input: the password is easy to guess;
   *     too-many-requests: wrong codes by one caller (they do not affect the link)
   */
  reset(given: Given, caller: Caller): Promise<string>;
}

interface Needs extends AskingNeeds {
  readonly entitlements: Entitlements;
  readonly devices: KnownDevices;
  readonly letters: AccountLetters;
}

/** Resets of forgotten passwords by a letter. */
export function passwordReset(needs: Needs): PasswordReset {
  const forgot = resetAsking(needs);
  const codes = needs.counters({ name: 'code', tries: WRONG_CODES_BY_PAIR, seconds: QUARTER_S });
  return {
    forgot: (email, caller) => forgot(email.toLowerCase(), caller),
    async reset(written, caller) {
      const given = { ...written, email: written.email.toLowerCase() };
      if (TOKEN.test(given.code)) return await reset(needs, given, caller, byToken(needs, given));
      const pair = `${networkOf(caller.address)} ${given.email}`;
      await takeTry(codes, pair);
      return await reset(
        needs,
        given,
        caller,
        byCode(needs, given, () => codes.clear(pair)),
      );
    },
  };
}

/**
 * Finds the letter of an account by its code or token.
 *
 * @returns the letter's token hash; null for a wrong one
 */
type FindLetter = (userId: number) => Promise<string | null>;

function byToken({ auth, now }: Needs, { email, code }: Given): FindLetter {
  const tokenHash = hashOfToken(code);
  return async (userId) =>
    (await hasReset(auth, { userId, email, tokenHash, now: isoOf(now()) })) ? tokenHash : null;
}

function byCode({ auth, now }: Needs, { email, code }: Given, onRight: () => Promise<void>): FindLetter {
  return async (userId) => {
    const letter = await tryCode(auth, { userId, email, now: isoOf(now()), most: WRONG_CODES_OF_A_LETTER });
    const isRight = await verifyPassword(letter?.code_hash ?? (await dummyHash()), code);
    if (letter === null || !isRight) return null;
    await onRight();
    return letter.token_hash;
  };
}

async function reset(
  needs: Needs,
  { email, chosen }: Given,
  caller: Caller,
  find: FindLetter,
): Promise<string> {
  const { auth, now, entitlements, devices, trail, letters } = needs;
  const account = await accountToReset(needs, email);
  const tokenHash = await find(account?.user_id ?? 0);
  if (account === null || tokenHash === null) throw new HttpProblem('bad-code');
  const { user_id: userId } = account;
  const weakness = weaknessOf(chosen, await passwordOwner(auth, userId));
  if (weakness !== null) throw invalidField(NAMES.chosen, weakness);
  const passwordHash = await hashPassword(chosen);
  const ended = await carryOutReset(auth, { userId, tokenHash, passwordHash, now: isoOf(now()) });
  if (ended === null) throw new HttpProblem('bad-code');
  for (const sessionId of ended) entitlements.forget(sessionId);
  const { token } = await devices.remember(account, caller);
  await trail.note(account, caller, 'reset-done');
  letters.passwordChanged(email, 'reset');
  return token;
}
