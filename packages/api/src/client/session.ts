import type { User } from '@vigia/domain/farm';
import type { SecondStepChallenge } from '../contract/second-step.ts';
import { ApiError } from './api-error.ts';
import type { AuthCalls, SecondStepProof, SignedIn } from './resources/auth.ts';

export interface SessionOptions {
  readonly calls: AuthCalls;
  /**
   * Called after a sign-in, a change of the user, or the end of the session (null).
   *
   * @param isSecondStepMissing whether they must first set up a required second step
   */
  readonly onChange: (user: User | null, isSecondStepMissing: boolean) => void;
  /** Makes refreshes of several tabs wait for each other: they share one rotating cookie. */
  readonly exclusively?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Time before the token's end at which it is refreshed, so that it does not expire during a call. */
const MARGIN_MS = 30_000;

/**
 * The session of this page. The access token is in memory; after a reload the refresh cookie gives a new one.
 * Callers that need a new token at the same time share one refresh.
 */
export function createSession({
  calls,
  onChange,
  exclusively = (work) => work(),
  now = Date.now,
}: SessionOptions) {
  let current: { token: string; endsAt: number } | null = null;
  let running: Promise<string | null> | null = null;
  /** Grows with every sign-in and sign-out: the answer of an earlier request must not undo them. */
  let generation = 0;
  let isPresumed = false;

  const accept = (answer: SignedIn): string => {
    current = { token: answer.accessToken, endsAt: now() + answer.expiresIn * 1000 };
    onChange(answer.user, answer.isSecondStepMissing);
    return answer.accessToken;
  };

  const end = (): void => {
    current = null;
    isPresumed = false;
    generation += 1;
    onChange(null, false);
  };

  const refreshNow = async (): Promise<string | null> => {
    const started = generation;
    try {
      const answer = await exclusively(() => calls.refresh());
      return started === generation ? accept(answer) : null;
    } catch (error) {
      const over = error instanceof ApiError && ['unauthorized', 'forbidden', 'invalid'].includes(error.kind);
      if (!over) throw error;
      if (started === generation) end();
      return null;
    }
  };

  /** A new token, or null when the session is over. It rejects when the service cannot be reached. */
  const refresh = (): Promise<string | null> => {
    running ??= refreshNow().finally(() => {
      running = null;
    });
    return running;
  };

  const taken = (answer: SignedIn | SecondStepChallenge): 'signed-in' | SecondStepChallenge => {
    if ('challenge' in answer) return answer;
    generation += 1;
    accept(answer);
    return 'signed-in';
  };

  return {
    refresh,
    /** The token to send: the current one, or a new one shortly before its end; null when signed out. */
    async token(): Promise<string | null> {
      if (!current) return isPresumed ? await refresh() : null;
      return now() < current.endsAt - MARGIN_MS ? current.token : await refresh();
    },
    /**
     * Goes on without a token while the service cannot be reached, for a person who was signed in before: the first call
     * that reaches it renews the session, or ends it.
     */
    presume(): void {
      isPresumed = true;
    },
    /** Signs in. `new-password`: `choosePassword` must follow. A challenge: `answerSecondStep` must follow. */
    async signIn(
      email: string,
      password: string,
      signal?: AbortSignal,
    ): Promise<'signed-in' | 'new-password' | SecondStepChallenge> {
      const answer = await calls.signIn(email, password, signal);
      return answer === 'new-password' ? answer : taken(answer);
    },
    /** Signs in by a temporary password and replaces it by `chosen`. */
    async choosePassword(
      email: string,
      password: string,
      chosen: string,
      signal?: AbortSignal,
    ): Promise<'signed-in' | SecondStepChallenge> {
      return taken(await calls.choosePassword(email, password, chosen, signal));
    },
    /** Completes a sign-in after the right password. */
    async answerSecondStep(proof: SecondStepProof, signal?: AbortSignal): Promise<void> {
      taken(await calls.answerSecondStep(proof, signal));
    },
    /** Ends the session on this page only, as the server has ended it already. */
    leave: end,
    /** Ends the session here at once; `revoked` settles when the server has ended it, too. */
    signOut(): { revoked: Promise<void> } {
      end();
      return { revoked: calls.signOut() };
    },
  };
}
export type Session = ReturnType<typeof createSession>;
