import { randomBytes, randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../db/pool.ts';
import type { Mailer } from '../mail/mailer.ts';
import { dropReset, putReset } from '../stores/people/password-resets.ts';
import { accountToReset } from './account-to-reset.ts';
import type { Archive } from './archive.ts';
import type { Caller } from './caller.ts';
import { isoOf } from './clock.ts';
import { type Counters, takeTry } from './counters.ts';
import { networkOf } from './network.ts';
import { hashPassword } from './password.ts';
import { CODE_MINUTES, hashOfToken, LINK_MINUTES, resetLetter } from './reset-letter.ts';
import type { Trail } from './trail.ts';

const MINUTE_MS = 60_000;
const QUARTER_S = 15 * 60;
const CODE_DIGITS = 8;
const TOKEN_BYTES = 16;
const ASKED_BY_PAIR = 5;
const ASKED_BY_NETWORK = 60;
/** Most valid links at the same time; with so many, no other letter is sent. */
const MOST_LETTERS = 3;

export interface AskingNeeds {
  readonly auth: Db;
  readonly now: () => number;
  readonly log: Logger;
  readonly mail: Mailer;
  readonly counters: Counters;
  readonly archive: Archive;
  readonly trail: Trail;
  /** URL of the console, if known. */
  readonly url: string | undefined;
}

/** Requests a letter for an address in lower case; see `PasswordReset.forgot`. */
export function resetAsking(needs: AskingNeeds): (email: string, caller: Caller) => Promise<void> {
  const counter = (name: string, tries: number) => needs.counters({ name, tries, seconds: QUARTER_S });
  const pairs = counter('asked', ASKED_BY_PAIR);
  const networks = counter('asked-network', ASKED_BY_NETWORK);
  return async (email, caller) => {
    const network = networkOf(caller.address);
    await takeTry(networks, network);
    await takeTry(pairs, `${network} ${email}`);
    // Not awaited: the duration would reveal whether the address has an account.
    sendLetter(needs, email, caller).catch((err: unknown) =>
      needs.log.error({ err }, 'reset letter not sent'),
    );
  };
}

async function sendLetter(needs: AskingNeeds, email: string, caller: Caller): Promise<void> {
  const { auth, now, mail, trail, url } = needs;
  const account = await accountToReset(needs, email);
  if (account === null) return;
  const { client_id, user_id } = account;
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const at = now();
  const letter = {
    ...{ client_id, user_id, email },
    token_hash: hashOfToken(token),
    code_hash: await hashPassword(code),
    asked_at: isoOf(at),
    code_expires_at: isoOf(at + CODE_MINUTES * MINUTE_MS),
    expires_at: isoOf(at + LINK_MINUTES * MINUTE_MS),
  };
  await trail.note(account, caller, 'reset-asked');
  if (!(await putReset(auth, letter, MOST_LETTERS))) return;
  try {
    await mail(resetLetter({ email, token, code, url }));
  } catch (error) {
    await dropReset(auth, letter); // undelivered: the next request sends another one
    throw error;
  }
}
