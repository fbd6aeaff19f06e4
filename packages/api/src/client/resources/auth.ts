import type { User } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import {
  type Config,
  ConfigAnswer,
  NewPasswordAnswer,
  newPassword,
  passwordReset,
  SessionAnswer,
  SignInAnswer,
} from '../../contract/auth.ts';
import { toWire } from '../../contract/fields.ts';
import { type SecondStepChallenge, secondStepAnswer } from '../../contract/second-step.ts';
import { inDomain } from '../crud.ts';
import { createHttp, type HttpOptions } from '../http.ts';

export interface SignedIn {
  readonly accessToken: string;
  /** Seconds until the access token expires. */
  readonly expiresIn: number;
  readonly user: User;
  /**
   * Whether the person must first set up a required second step; until then the session gives no other access.
   */
  readonly isSecondStepMissing: boolean;
}

/** Proof that completes a sign-in with a second step. */
export interface SecondStepProof {
  readonly token: string;
  /** Code of the application, or a backup code. */
  readonly code?: string;
  /** The browser's answer, signed by the passkey. */
  readonly passkey?: object;
}

/** The calls before and around a session. None sends an access token: the refresh token is in the cookie. */
export function authCalls(options: Pick<HttpOptions, 'baseUrl' | 'apiKey' | 'timeout' | 'fetch'>) {
  const send = createHttp(options);
  const post = { method: 'post' } as const;
  return {
    /**
     * Signs in. `new-password`: the password is a temporary one, and `choosePassword` signs in with it. With a
     * challenge, `answerSecondStep` does.
     */
    signIn: async (
      email: string,
      password: string,
      signal?: AbortSignal,
    ): Promise<SignedIn | 'new-password' | SecondStepChallenge> => {
      const answer = await send('/auth/sign-in', SignInAnswer, {
        ...post,
        body: { email, password },
        signal,
      });
      return 'challenge' in answer && answer.challenge === 'NEW_PASSWORD_REQUIRED' ? 'new-password' : answer;
    },
    /** Completes a sign-in. */
    answerSecondStep: (proof: SecondStepProof, signal?: AbortSignal): Promise<SignedIn> =>
      send('/auth/second_step/answer', SessionAnswer, {
        ...post,
        body: toWire(secondStepAnswer, proof),
        signal,
      }),
    /** Signs in by a temporary password and replaces it by `chosen`. */
    choosePassword: (
      email: string,
      password: string,
      chosen: string,
      signal?: AbortSignal,
    ): Promise<SignedIn | SecondStepChallenge> => {
      const body = toWire(newPassword, { email, password, chosen });
      return inDomain(send('/auth/new-password', NewPasswordAnswer, { ...post, body, signal }), newPassword);
    },
    /** Sends a link and a code if the address has an account. The answer is the same in both cases. */
    forgot: async (email: string, signal?: AbortSignal): Promise<void> => {
      await send('/auth/forgot', z.unknown(), { ...post, body: { email }, signal });
    },
    /** Sets a new password by the code of the letter or by the token of its link. */
    reset: async (email: string, code: string, chosen: string, signal?: AbortSignal): Promise<void> => {
      const body = toWire(passwordReset, { email, code, chosen });
      await inDomain(send('/auth/reset', z.unknown(), { ...post, body, signal }), passwordReset);
    },
    refresh: (signal?: AbortSignal): Promise<SignedIn> =>
      send('/auth/refresh', SessionAnswer, { ...post, signal }),
    signOut: async (): Promise<void> => {
      await send('/auth/sign-out', z.unknown(), post);
    },
  };
}
export type AuthCalls = ReturnType<typeof authCalls>;

/** The configuration that a browser needs before anybody signs in. It needs no API key. */
export function loadConfig(
  options: Pick<HttpOptions, 'baseUrl' | 'fetch'>,
  signal?: AbortSignal,
): Promise<Config> {
  return createHttp({ ...options, apiKey: '' })('/config.json', ConfigAnswer, { signal });
}
