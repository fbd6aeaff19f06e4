import type { Db } from '../db/pool.ts';
import { revokeSession, sessionById } from '../stores/people/sessions.ts';
import type { Caller } from './caller.ts';
import { isoOf } from './clock.ts';
import type { Entitlements } from './entitlements.ts';
import { hashOfSecret, type RefreshToken } from './refresh-token.ts';
import type { Trail } from './trail.ts';

interface Needs {
  readonly auth: Db;
  readonly now: () => number;
  readonly entitlements: Entitlements;
  readonly trail: Trail;
}

/** Ends a session at once. @returns whether it was open */
export async function endSession(
  { auth, now, entitlements }: Omit<Needs, 'trail'>,
  sessionId: string,
): Promise<boolean> {
  const wasOpen = await revokeSession(auth, sessionId, isoOf(now()));
  entitlements.forget(sessionId);
  return wasOpen;
}

/**
 * Ends the session of a refresh token, and records it. A token that is not the current one ends nothing: its holder
 * could not use it either.
 */
export async function signOut(needs: Needs, token: RefreshToken | null, caller: Caller): Promise<void> {
  const session = token && (await sessionById(needs.auth, token.sessionId));
  if (!token || !session) return;
  const hash = hashOfSecret(token.secret);
  if (hash !== session.refresh_hash && hash !== session.previous_hash) return;
  if (await endSession(needs, token.sessionId)) await needs.trail.note(session, caller, 'signed-out');
}
