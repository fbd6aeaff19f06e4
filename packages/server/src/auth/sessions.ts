import { newPassword, type SecondStepChallenge } from '@vigia/api/contract';
import type { SignInRefusal } from '@vigia/domain/farm';
import type { Db } from '../db/pool.ts';
import { HttpProblem, invalidField } from '../http/problem.ts';
import { accountOf } from '../stores/people/account-shape.ts';
import {
  type AccountRow,
  accountByEmail,
  accountOfSession,
  choosePassword,
  enabledAccount,
  passwordOwner,
  touchAccount,
} from '../stores/people/accounts.ts';
import { insertSession, rotateSession, type SessionRow, sessionById } from '../stores/people/sessions.ts';
import type { AccountLetters } from './account-letters.ts';
import type { Archive } from './archive.ts';
import type { Caller } from './caller.ts';
import { isoOf } from './clock.ts';
import type { Entitlements } from './entitlements.ts';
import type { KnownDevices } from './known-devices.ts';
import { dummyHash, hashPassword, verifyPassword } from './password.ts';
import { weaknessOf } from './password-strength.ts';
import { hashOfSecret, newSecret, type RefreshToken } from './refresh-token.ts';
import { askSecondStep, type StepAnswer, takeSecondStep } from './second-step/at-sign-in.ts';
import type { Seal } from './second-step/seal.ts';
import { endSession, signOut } from './session-ends.ts';
import { sessionEnd } from './session-life.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { TEMPORARY } from './temporary-password.ts';
import type { Trail } from './trail.ts';

/** Two tabs that refresh at once send the same token; the second one within this time is not an attack. */
export const REFRESH_GRACE_MS = 10_000;

export interface Opened {
  readonly account: AccountRow;
  readonly sessionId: string;
  /** What to put into the cookie; null when another tab just got it. */
  readonly refresh: { readonly token: RefreshToken; readonly expires: Date } | null;
  /** Token for the cookie of the device; null without a sign-in. */
  readonly device: string | null;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Sessions {
  /**
   * Signs in by password, which ends the session that the browser still had, as all ways to open one do.
   * `new-password`: it is a temporary one that must be replaced first. A challenge: the
   * password is right, and the second step follows.
   */
  signIn(by: Credentials, caller: Caller): Promise<Opened | 'new-password' | SecondStepChallenge>;
  /** Signs in by a temporary password and replaces it by the chosen one. */
  choosePassword(
    by: Credentials & { readonly chosen: string },
    caller: Caller,
  ): Promise<Opened | SecondStepChallenge>;
  /** @throws {HttpProblem} bad-code, challenge-over, too-many-requests */
  answerSecondStep(answer: StepAnswer, caller: Caller): Promise<Opened>;
  refresh(token: RefreshToken | null): Promise<Opened>;
  signOut(token: RefreshToken | null, caller: Caller): Promise<void>;
}

interface Needs {
  readonly auth: Db;
  readonly now: () => number;
  readonly limits: SignInLimits;
  readonly entitlements: Entitlements;
  readonly archive: Archive;
  readonly devices: KnownDevices;
  readonly trail: Trail;
  readonly letters: AccountLetters;
  readonly seal: Seal;
}

/** Sign-ins and sessions of people. */
export function sessions(needs: Needs): Sessions {
  return {
    signIn: (by, caller) => signIn(needs, by, caller),
    choosePassword: (by, caller) => signInChoosing(needs, by, caller),
    answerSecondStep: (answer, caller) => answerSecondStep(needs, answer, caller),
    refresh: (token) => refresh(needs, token),
    signOut: (token, caller) => signOut(needs, token, caller),
  };
}

/**
 * An unknown address, a wrong password and a disabled account get one answer, after the same work. Only a caller who
 * knows the password learns that the client is archived.
 */
async function accountFor(needs: Needs, { email: written, password }: Credentials, caller: Caller) {
  const { auth, limits, archive, devices, trail } = needs;
  const email = written.toLowerCase();
  const account = await accountByEmail(auth, email);
  const by = { email, address: caller.address, device: await devices.find(account?.user_id ?? 0, caller) };
  const refused = (reason: SignInRefusal) => account && void trail.note(account, caller, 'refused', reason);
  const check = async () => {
    const isRight = await verifyPassword(account?.password_hash ?? (await dummyHash()), password);
    return account && isRight ? closedBecause(needs, account) : 'password';
  };
  const reason = await limits.check(by, check, () => refused('limit'));
  if (account === null || reason !== null) {
    if (reason !== null) refused(reason);
    throw new HttpProblem('bad-credentials');
  }
  const archived = await archive.clients();
  if (archive.isRefused(accountOf(account), archived)) refused('archived');
  archive.demandInUse(accountOf(account), archived);
  return account;
}

/** Why an account stays closed after the right password; null if it opens. */
function closedBecause(
  { now }: Needs,
  { enabled, password_expires_at: until }: { enabled: boolean; password_expires_at: string | null },
): SignInRefusal | null {
  if (!enabled) return 'disabled';
  return until !== null && Date.parse(until) <= now() ? 'expired' : null;
}

async function signIn(
  needs: Needs,
  by: Credentials,
  caller: Caller,
): Promise<Opened | 'new-password' | SecondStepChallenge> {
  const account = await accountFor(needs, by, caller);
  return account.status === TEMPORARY ? 'new-password' : await goOn(needs, account, caller);
}

async function signInChoosing(
  needs: Needs,
  { chosen, ...by }: Credentials & { chosen: string },
  caller: Caller,
): Promise<Opened | SecondStepChallenge> {
  const { auth } = needs;
  const account = await accountFor(needs, by, caller);
  if (account.status !== TEMPORARY) throw new HttpProblem('bad-credentials');
  const { name } = newPassword.chosen;
  if (chosen === by.password) throw invalidField(name, 'Elija una contraseña distinta');
  const weakness = weaknessOf(chosen, await passwordOwner(auth, account.user_id));
  if (weakness !== null) throw invalidField(name, weakness);
  const change = { from: account.password_hash, to: await hashPassword(chosen) };
  if (!(await choosePassword(auth, account.user_id, change))) throw new HttpProblem('bad-credentials');
  return await goOn(needs, { ...account, status: 'CONFIRMED' }, caller);
}

/** After the right password: asks for the second step if there is one, else opens the session. */
async function goOn(
  needs: Needs,
  account: AccountRow,
  caller: Caller,
): Promise<Opened | SecondStepChallenge> {
  if (account.second_step_since === null) return await open(needs, account, caller);
  return await askSecondStep(needs, { clientId: account.client_id, userId: account.user_id }, caller.rp);
}

async function answerSecondStep(needs: Needs, answer: StepAnswer, caller: Caller): Promise<Opened> {
  const { auth, archive } = needs;
  const account = await enabledAccount(auth, await takeSecondStep(needs, answer, caller));
  if (account === null) throw new HttpProblem('challenge-over');
  archive.demandInUse(accountOf(account), await archive.clients());
  return await open(needs, account, caller);
}

async function open(needs: Needs, account: AccountRow, caller: Caller): Promise<Opened> {
  const { auth, now } = needs;
  const token = { sessionId: crypto.randomUUID(), secret: newSecret() };
  const [at, expires] = [isoOf(now()), new Date(sessionEnd(now(), now()))];
  const session = {
    client_id: account.client_id,
    session_id: token.sessionId,
    user_id: account.user_id,
    refresh_hash: hashOfSecret(token.secret),
    expires_at: expires.toISOString(),
    device: caller.label,
    proved_at: at,
    second_step_at: account.second_step_since === null ? null : at,
  };
  await insertSession(auth, session, at);
  await signOut(needs, caller.session, caller);
  await touchAccount(auth, account.user_id, at);
  return {
    account: { ...account, last_access: at },
    sessionId: token.sessionId,
    refresh: { token, expires },
    device: await arrive(needs, account, caller),
  };
}

/**
 * Records the sign-in, and informs the person of a new device, except at their first sign-in.
 *
 * @returns the token for the cookie of the device
 */
async function arrive(
  { devices, trail, letters }: Needs,
  account: AccountRow,
  caller: Caller,
): Promise<string> {
  const { token, isNew } = await devices.remember(account, caller);
  await trail.note(account, caller, 'signed-in');
  if (isNew && account.last_access !== null) letters.newDevice(account.email, caller.label);
  return token;
}

async function refresh(needs: Needs, token: RefreshToken | null): Promise<Opened> {
  const { auth, now, archive } = needs;
  const session = token && (await sessionById(auth, token.sessionId));
  if (!token || !session) throw over();
  const at = isoOf(now());
  const account = await accountOfSession(auth, token.sessionId, at);
  if (!account) throw over();
  archive.demandInUse(accountOf(account), await archive.clients());
  const { sessionId } = token;
  const from = hashOfSecret(token.secret);
  const secret = newSecret();
  const expires = new Date(sessionEnd(Date.parse(session.created_at), now()));
  const next = { sessionId, from, to: hashOfSecret(secret), now: at, expires: expires.toISOString() };
  if (await rotateSession(auth, next)) {
    await touchAccount(auth, account.user_id, at);
    return {
      account: { ...account, last_access: at },
      sessionId,
      refresh: { token: { sessionId, secret }, expires },
      device: null,
    };
  }
  if (await wasCurrentJustNow(needs, sessionId, from))
    return { account, sessionId, refresh: null, device: null };
  await endSession(needs, sessionId);
  throw over();
}

/** Read again: the other tab may have rotated it after it was read. */
async function wasCurrentJustNow({ auth, now }: Needs, sessionId: string, hash: string): Promise<boolean> {
  const session: SessionRow | null = await sessionById(auth, sessionId);
  if (session?.previous_hash !== hash || session.rotated_at === null) return false;
  return now() - Date.parse(session.rotated_at) <= REFRESH_GRACE_MS;
}

const over = () => new HttpProblem('not-signed-in');
