import type { User } from '@vigia/domain/farm';
import type { SecondStepChallenge } from '../contract/second-step.ts';
import { ApiError } from './api-error.ts';
import type { AuthCalls, SecondStepProof, SignedIn } from './resources/auth.ts';

export interface SessionOptions {
  readonly calls: AuthCalls;
  /**
   * Called whenever somebody signed in, the user changed, or the session ended (null).
   *
   * @param isSecondStepMissing they have to set one up before the session opens anything
   */
  readonly onChange: (user: User | null, isSecondStepMissing: boolean) => void;
  /** Makes refreshes of several tabs wait for each other: they share one rotating cookie. */
  readonly exclusively?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Refresh this long before the token ends, so that a call never leaves with one that dies on the way. */
const MARGIN_MS = 30_000;

/**
 * Who is signed in here. The access token stays in memory; a reload comes back through the refresh cookie. All
 * callers that need a new token at once share one refresh.
 */
export function createSession({
  calls,
  onChange,
  exclusively = (work) => work(),
  now = Date.now,
}: SessionOptions) {
  let current: { token: string; endsAt: number } | null = null;
  let running: Promise<string | null> | null = null;
  /** Grows with every sign-in and sign-out: an answer that left before it must not undo it. */
  let generation = 0;

  const accept = (answer: SignedIn): string => {
    current = { token: answer.accessToken, endsAt: now() + answer.expiresIn * 1000 };
    onChange(answer.user, answer.isSecondStepMissing);
    return answer.accessToken;
  };

  const end = (): void => {
    current = null;
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

  /** A new token, or null when the session is over. Rejects when the service cannot be reached. */
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
    /** The token to send: the current one, or a new one when it is about to end; null when signed out. */
    async token(): Promise<string | null> {
      if (!current) return null;
      return now() < current.endsAt - MARGIN_MS ? current.token : await refresh();
    },
    /** `new-password`: nobody is signed in yet; `choosePassword` has to follow. A challenge: `answerSecondStep` has to. */
    async signIn(
      email: string,
      password: string,
      signal?: AbortSignal,
    ): Promise<'signed-in' | 'new-password' | SecondStepChallenge> {
      const answer = await calls.signIn(email, password, signal);
      return answer === 'new-password' ? answer : taken(answer);
    },
    /** Signs in by a temporary password and puts `chosen` in its place. */
    async choosePassword(
      email: string,
      password: string,
      chosen: string,
      signal?: AbortSignal,
    ): Promise<'signed-in' | SecondStepChallenge> {
      return taken(await calls.choosePassword(email, password, chosen, signal));
    },
    /** Finishes a sign-in whose password was right. */
    async answerSecondStep(proof: SecondStepProof, signal?: AbortSignal): Promise<void> {
      taken(await calls.answerSecondStep(proof, signal));
    },
    /** Ends the session here alone: the server has forgotten it already. */
    leave: end,
    /** Ends the session here at once; `revoked` settles when the server has ended it too. */
    signOut(): { revoked: Promise<void> } {
      end();
      return { revoked: calls.signOut() };
    },
  };
}
export type Session = ReturnType<typeof createSession>;
