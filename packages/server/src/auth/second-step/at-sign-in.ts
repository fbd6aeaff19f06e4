import type { SecondStepChallenge, StepKind } from '@vigia/api/contract';
import type { UserId } from '@vigia/domain/farm';
import type { Db } from '../../db/pool.ts';
import { HttpProblem } from '../../http/problem.ts';
import { countBackupCodes } from '../../stores/people/backup-codes.ts';
import { passkeysOf, touchPasskey } from '../../stores/people/passkeys.ts';
import type { Owner } from '../../stores/people/second-step.ts';
import { stepAppOf, useStep } from '../../stores/people/step-apps.ts';
import { insertChallenge, tryChallenge, useChallenge } from '../../stores/people/step-challenges.ts';
import type { Caller } from '../caller.ts';
import { isoOf } from '../clock.ts';
import { hashOfSecret, newSecret } from '../refresh-token.ts';
import type { Trail } from '../trail.ts';
import { stepOfCode } from './app-codes.ts';
import { rehashBackupCodes, takeBackupCode } from './backup-codes.ts';
import { passkeyOptions, signedByPasskey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import type { Seal } from './seal.ts';

export const CHALLENGE_MS = 10 * 60_000;
export const MOST_TRIES = 5;
/**
 * Attempts per hour of a person who knows the password, over all challenges: a code of six digits can be
 * guessed.
 */
export const MOST_TRIES_AN_HOUR = 15;
const HOUR_MS = 3_600_000;
const APP_CODE = /^\d{6}$/;

export interface StepAnswer {
  readonly token: string;
  readonly code?: string | undefined;
  readonly passkey?: Record<string, unknown> | undefined;
}

export interface Needs {
  readonly auth: Db;
  readonly now: () => number;
  readonly seal: Seal;
  readonly trail: Trail;
}

/** Challenge for the second step, after the right password. It is bound to the account. */
export async function askSecondStep(
  { auth, now }: Needs,
  { clientId, userId }: Owner,
  rp: RelyingParty | null,
  purpose: 'sign-in' | 'proof' = 'sign-in',
): Promise<SecondStepChallenge> {
  const [app, passkeys, codes] = await Promise.all([
    stepAppOf(auth, userId),
    passkeysOf(auth, userId),
    countBackupCodes(auth, userId),
  ]);
  const options = rp && passkeys.length > 0 ? await passkeyOptions(rp, passkeys) : null;
  const kinds: [StepKind, boolean][] = [
    ['passkey', options !== null],
    ['app', app !== null && app.confirmed_at !== null],
    ['backup-code', codes > 0],
  ];
  const token = newSecret();
  await insertChallenge(auth, {
    client_id: clientId,
    challenge_hash: hashOfSecret(token),
    user_id: userId,
    purpose,
    passkey_challenge: options?.challenge ?? null,
    created_at: isoOf(now()),
    expires_at: isoOf(now() + CHALLENGE_MS),
  });
  const steps = kinds.filter(([, isThere]) => isThere).map(([kind]) => kind);
  return { challenge: 'SECOND_STEP_REQUIRED', token, steps, passkeyOptions: options && { ...options } };
}

/**
 * Checks and uses up a second step.
 *
 * @returns the id of its owner
 *
 * @throws {HttpProblem} bad-code: wrong or already used; challenge-over: the password must be entered again;
 *     too-many-requests
 */
export async function takeSecondStep(
  needs: Needs,
  answer: StepAnswer,
  caller: Caller,
  purpose: 'sign-in' | 'proof' = 'sign-in',
): Promise<UserId> {
  const { auth, now } = needs;
  const hash = hashOfSecret(answer.token);
  const tried = await tryChallenge(auth, {
    hash,
    purpose,
    now: isoOf(now()),
    most: MOST_TRIES,
    mostOfPerson: MOST_TRIES_AN_HOUR,
    since: isoOf(now() - HOUR_MS),
  });
  if (tried === 'waits')
    throw new HttpProblem('too-many-requests', { headers: { 'retry-after': String(HOUR_MS / 1000) } });
  if (tried === null) throw new HttpProblem('challenge-over');
  const { user_id: userId, client_id: clientId, passkey_challenge: challenge } = tried;
  const isRight =
    answer.passkey === undefined
      ? await isRightCode(needs, { clientId, userId }, answer.code ?? '')
      : await isRightPasskey(needs, userId, { rp: caller.rp, challenge, signed: answer.passkey });
  if (!isRight) {
    void needs.trail.note(tried, caller, 'refused', 'second-step');
    throw new HttpProblem('bad-code');
  }
  if (!(await useChallenge(auth, hash))) throw new HttpProblem('challenge-over');
  await rehashBackupCodes(auth, userId);
  return userId;
}

/** Checks a code. Six digits are one of the application; backup codes look different. */
async function isRightCode({ auth, now, seal }: Needs, owner: Owner, code: string): Promise<boolean> {
  const { userId } = owner;
  const digits = code.replaceAll(/\s/g, '');
  if (!APP_CODE.test(digits)) return await takeBackupCode(auth, userId, code);
  const app = await stepAppOf(auth, userId);
  if (!app?.sealed_secret) return false;
  const step = stepOfCode(await seal.open(owner, app.sealed_secret), digits, now());
  return step !== null && (await useStep(auth, userId, step));
}

interface Signed {
  readonly rp: RelyingParty | null;
  readonly challenge: string | null;
  readonly signed: Record<string, unknown>;
}

async function isRightPasskey(
  { auth, now }: Needs,
  userId: UserId,
  { rp, challenge, signed }: Signed,
): Promise<boolean> {
  if (!rp || challenge === null) return false;
  const used = await signedByPasskey(rp, challenge, signed, await passkeysOf(auth, userId));
  if (used === null) return false;
  await touchPasskey(auth, used.passkeyId, used.counter, isoOf(now()));
  return true;
}
