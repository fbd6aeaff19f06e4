import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Db } from '../db/pool.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Mailer } from '../mail/mailer.ts';
import { accountOf } from '../stores/people/account-shape.ts';
import { accountByEmail } from '../stores/people/accounts.ts';
import { carryOutReset, putReset, tryReset } from '../stores/people/password-resets.ts';
import type { Archive } from './archive.ts';
import { isoOf } from './clock.ts';
import type { Entitlements } from './entitlements.ts';
import { dummyHash, hashPassword, verifyPassword } from './password.ts';
import { type SignInLimits, spend } from './sign-in-limits.ts';

const CODE_MINUTES = 15;
const CODE_DIGITS = 8;
const MOST_TRIES = 5;
const LETTERS_AN_HOUR = 5;
const ASKED_A_DAY = 100;

export interface PasswordReset {
  /**
   * Sends a code if the address has an account. Returns at once and in the same way, whether it has or not.
   *
   * @throws {HttpProblem} too-many-requests: counted for unknown addresses, too
   */
  forgot(email: string, address: string): Promise<void>;
  /** @throws {HttpProblem} bad-code: a wrong, used or expired one; too-many-requests */
  reset(given: { email: string; code: string; chosen: string; address: string }): Promise<void>;
}

interface Needs {
  readonly auth: Db;
  readonly now: () => number;
  readonly log: Logger;
  readonly mail: Mailer;
  readonly limits: SignInLimits;
  readonly entitlements: Entitlements;
  readonly archive: Archive;
}

export function passwordReset(needs: Needs): PasswordReset {
  const letters = new RateLimiterMemory({
    keyPrefix: 'letter',
    points: LETTERS_AN_HOUR,
    duration: 3600,
  });
  const asked = new RateLimiterMemory({ keyPrefix: 'asked', points: ASKED_A_DAY, duration: 24 * 3600 });
  return {
    async forgot(given, address) {
      const email = given.toLowerCase();
      await spend(asked, address);
      await spend(letters, email);
      // Not waited for: how long it takes would reveal whether somebody has the address.
      sendCode(needs, email).catch((err: unknown) => needs.log.error({ err }, 'reset code not sent'));
    },
    reset: (given) => reset(needs, { ...given, email: given.email.toLowerCase() }),
  };
}

/** The account that may choose a new password: one that is disabled or of an archived client may not. */
async function accountToReset({ auth, archive }: Needs, email: string) {
  const account = await accountByEmail(auth, email);
  if (!account?.enabled) return null;
  return archive.isRefused(accountOf(account), await archive.clients()) ? null : account;
}

async function sendCode(needs: Needs, email: string): Promise<void> {
  const { auth, now, mail } = needs;
  const account = await accountToReset(needs, email);
  if (account === null) return;
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await putReset(auth, {
    client_id: account.client_id,
    user_id: account.user_id,
    email,
    code_hash: await hashPassword(code),
    expires_at: isoOf(now() + CODE_MINUTES * 60_000),
  });
  await mail({
    to: email,
    subject: 'Código para cambiar su contraseña',
    text: `Su código es ${code}\n\nSirve una vez, durante ${CODE_MINUTES} minutos. Si no lo pidió, no haga nada: su contraseña sigue igual.\n`,
  });
}

async function reset(
  needs: Needs,
  { email, code, chosen, address }: { email: string; code: string; chosen: string; address: string },
): Promise<void> {
  const { auth, now, limits, entitlements } = needs;
  await limits.attempt(email, address);
  const account = await accountToReset(needs, email);
  const at = isoOf(now());
  const userId = account?.user_id ?? 0;
  const codeHash = await tryReset(auth, { userId, email, now: at, most: MOST_TRIES });
  const correct = await verifyPassword(codeHash ?? (await dummyHash()), code);
  if (codeHash === null || !correct) throw new HttpProblem('bad-code');
  const passwordHash = await hashPassword(chosen);
  const ended = await carryOutReset(auth, { userId, codeHash, passwordHash, now: at });
  if (ended === null) throw new HttpProblem('bad-code');
  for (const sessionId of ended) entitlements.forget(sessionId);
  await limits.succeeded(email, address);
}
