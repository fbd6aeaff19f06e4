import { newPassword } from '@vigia/api/contract';
import type { Db } from '../db/pool.ts';
import { HttpProblem, invalidField } from '../http/problem.ts';
import { accountOf } from '../stores/people/account-shape.ts';
import {
  type AccountRow,
  accountByEmail,
  accountOfSession,
  choosePassword,
  touchAccount,
} from '../stores/people/accounts.ts';
import {
  insertSession,
  revokeSession,
  rotateSession,
  type SessionRow,
  sessionById,
} from '../stores/people/sessions.ts';
import type { Archive } from './archive.ts';
import { isoOf } from './clock.ts';
import type { Entitlements } from './entitlements.ts';
import { dummyHash, hashPassword, verifyPassword } from './password.ts';
import { hashOfSecret, newSecret, type RefreshToken } from './refresh-token.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { TEMPORARY } from './temporary-password.ts';

/** A session ends after this time, used or not. */
const SESSION_MS = 30 * 24 * 3600 * 1000;
/** Two tabs that refresh at once send the same token; the second one within this time is not an attack. */
export const REFRESH_GRACE_MS = 10_000;

export interface Opened {
  readonly account: AccountRow;
  readonly sessionId: string;
  /** What to put into the cookie; null when another tab just got it. */
  readonly refresh: { readonly token: RefreshToken; readonly expires: Date } | null;
}

export interface Sessions {
  /** `new-password`: the password is a temporary one that must be changed before anything else. */
  signIn(email: string, password: string, address: string): Promise<Opened | 'new-password'>;
  /** Signs in by a temporary password, which ends, and replaces it by the chosen one. */
  choosePassword(email: string, password: string, chosen: string, address: string): Promise<Opened>;
  refresh(token: RefreshToken | null): Promise<Opened>;
  signOut(token: RefreshToken | null): Promise<void>;
}

interface Needs {
  readonly auth: Db;
  readonly now: () => number;
  readonly limits: SignInLimits;
  readonly entitlements: Entitlements;
  readonly archive: Archive;
}

export function sessions(needs: Needs): Sessions {
  return {
    signIn: (email, password, address) => signIn(needs, email.toLowerCase(), password, address),
    choosePassword: (email, password, chosen, address) =>
      signInChoosing(needs, { email: email.toLowerCase(), password, chosen, address }),
    refresh: (token) => refresh(needs, token),
    signOut: (token) => signOut(needs, token),
  };
}

/**
 * An unknown address, a wrong password and a disabled account get one answer, after the same work. Only a caller who
 * knows the password learns that the client is archived.
 */
async function accountFor(
  { auth, now, limits, archive }: Needs,
  email: string,
  password: string,
  address: string,
) {
  await limits.attempt(email, address);
  const account = await accountByEmail(auth, email);
  const correct = await verifyPassword(account?.password_hash ?? (await dummyHash()), password);
  if (!account || !correct || !account.enabled) throw new HttpProblem('bad-credentials');
  const { password_expires_at: until } = account;
  if (until !== null && Date.parse(until) <= now()) throw new HttpProblem('bad-credentials');
  await limits.succeeded(email, address);
  archive.demandInUse(accountOf(account), await archive.clients());
  return account;
}

async function signIn(
  needs: Needs,
  email: string,
  password: string,
  address: string,
): Promise<Opened | 'new-password'> {
  const account = await accountFor(needs, email, password, address);
  return account.status === TEMPORARY ? 'new-password' : await open(needs, account);
}

async function signInChoosing(
  needs: Needs,
  given: { email: string; password: string; chosen: string; address: string },
): Promise<Opened> {
  const account = await accountFor(needs, given.email, given.password, given.address);
  if (account.status !== TEMPORARY) throw new HttpProblem('bad-credentials');
  if (given.chosen === given.password)
    throw invalidField(newPassword.chosen.name, 'Elija una contraseña distinta');
  const change = { from: account.password_hash, to: await hashPassword(given.chosen) };
  if (!(await choosePassword(needs.auth, account.user_id, change))) throw new HttpProblem('bad-credentials');
  return await open(needs, { ...account, status: 'CONFIRMED' });
}

async function open({ auth, now }: Needs, account: AccountRow): Promise<Opened> {
  const token = { sessionId: crypto.randomUUID(), secret: newSecret() };
  const [at, expires] = [isoOf(now()), new Date(now() + SESSION_MS)];
  const session = {
    client_id: account.client_id,
    session_id: token.sessionId,
    user_id: account.user_id,
    refresh_hash: hashOfSecret(token.secret),
    expires_at: expires.toISOString(),
  };
  await insertSession(auth, session, at);
  await touchAccount(auth, account.user_id, at);
  return {
    account: { ...account, last_access: at },
    sessionId: token.sessionId,
    refresh: { token, expires },
  };
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
  if (await rotateSession(auth, { sessionId, from, to: hashOfSecret(secret), now: at })) {
    await touchAccount(auth, account.user_id, at);
    const expires = new Date(session.expires_at);
    return {
      account: { ...account, last_access: at },
      sessionId,
      refresh: { token: { sessionId, secret }, expires },
    };
  }
  if (await wasCurrentJustNow(needs, sessionId, from)) return { account, sessionId, refresh: null };
  await end(needs, sessionId);
  throw over();
}

/** Read again: the other tab may have rotated it after it was read. */
async function wasCurrentJustNow({ auth, now }: Needs, sessionId: string, hash: string): Promise<boolean> {
  const session: SessionRow | null = await sessionById(auth, sessionId);
  if (session?.previous_hash !== hash || session.rotated_at === null) return false;
  return now() - Date.parse(session.rotated_at) <= REFRESH_GRACE_MS;
}

/** Signing out with a token that is not the current one ends nothing: its holder could not use it either. */
async function signOut(needs: Needs, token: RefreshToken | null): Promise<void> {
  const session = token && (await sessionById(needs.auth, token.sessionId));
  if (!token || !session) return;
  const hash = hashOfSecret(token.secret);
  if (hash === session.refresh_hash || hash === session.previous_hash) await end(needs, token.sessionId);
}

async function end({ auth, now, entitlements }: Needs, sessionId: string): Promise<void> {
  await revokeSession(auth, sessionId, isoOf(now()));
  entitlements.forget(sessionId);
}

const over = () => new HttpProblem('not-signed-in');
