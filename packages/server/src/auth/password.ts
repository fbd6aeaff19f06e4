import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { turnstile } from '../run/turnstile.ts';

/**
 * OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The parameters are written into each hash (PHC
 * string), so they can rise later without a migration.
 */
const PARAMETERS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
/** Hashes at a time: each takes 19 MiB and a core, so a flood of sign-ins queues instead of starving the rest. */
const MOST_AT_A_TIME = 2;

const oneOfFew = turnstile(MOST_AT_A_TIME);

/** PHC string (`$argon2id$v=19$m=19456,t=2,p=1$…`) with a random salt. */
export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, PARAMETERS));
}

/** False for a wrong password and for a text that is no hash (an account that may not sign in by password). */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return oneOfFew(() => verify(passwordHash, password).catch(() => false));
}

/** True for a wrong password; null for the right one, as `SignInLimits` asks for it. */
export const wrongPassword = async (passwordHash: string, password: string): Promise<true | null> =>
  (await verifyPassword(passwordHash, password)) ? null : true;

let dummy: Promise<string> | undefined;

/** What an unknown address is checked against, so that it takes as long as a known one. */
export function dummyHash(): Promise<string> {
  dummy ??= hashPassword('nobody has this password');
  return dummy;
}
