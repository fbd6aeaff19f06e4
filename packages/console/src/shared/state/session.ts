import type { User } from '@vigia/domain/farm';
import { atom } from 'jotai';
import type { ResetLink } from '../reset-link.ts';

export type SessionState =
  /** Waiting for the server to confirm the session of the cookie. */
  | { readonly status: 'restoring' }
  /** The server did not answer; `retry` asks again at once. */
  | {
      readonly status: 'unreachable';
      readonly error: unknown;
      /** Whether another attempt follows automatically. */
      readonly goesOn: boolean;
      readonly attempt: number;
      readonly retry: () => void;
    }
  | {
      readonly status: 'signed-out';
      readonly notice?: string;
      /** The session ended without a sign-out: after signing in again, the user continues where they were. */
      readonly isOver?: true;
      /** The page was opened from an e-mail about a forgotten password. */
      readonly reset?: ResetLink;
    }
  /** Signed in, but the user must first set up a second step. */
  | { readonly status: 'second-step'; readonly user: User }
  | { readonly status: 'signed-in'; readonly user: User };

export const sessionAtom = atom<SessionState>({ status: 'restoring' });

/** @throws {Error} if nobody is signed in */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  if (session.status !== 'signed-in') throw new Error('nobody is signed in');
  return session.user;
});

/** Number of calls answered with 403: the user's rights may have changed since the session began. */
export const refusedCallsAtom = atom(0);
