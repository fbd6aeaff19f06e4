import type { User } from '@vigia/domain/farm';
import { atom } from 'jotai';
import type { ResetLink } from '../reset-link.ts';

export type SessionState =
  /** Asking whether the cookie still stands for somebody. */
  | { readonly status: 'restoring' }
  /** The server did not answer that; it can be asked again at once. */
  | {
      readonly status: 'unreachable';
      readonly error: unknown;
      /** It is asked again by itself. */
      readonly goesOn: boolean;
      readonly attempt: number;
      readonly retry: () => void;
    }
  | {
      readonly status: 'signed-out';
      readonly notice?: string;
      /** It ended by itself, under somebody's hands: they will go on where they were. */
      readonly isOver?: true;
      /** The page was opened by a letter about a forgotten password. */
      readonly reset?: ResetLink;
    }
  /** Signed in, and nothing is open before they have set up a second step. */
  | { readonly status: 'second-step'; readonly user: User }
  | { readonly status: 'signed-in'; readonly user: User };

export const sessionAtom = atom<SessionState>({ status: 'restoring' });

/** @throws {Error} read by something that is shown to nobody signed in */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  if (session.status !== 'signed-in') throw new Error('nobody is signed in');
  return session.user;
});

/** Grows with every call that is answered 403: the user's rights may be others than the session has. */
export const refusedCallsAtom = atom(0);
