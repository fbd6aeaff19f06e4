import { ApiError } from './api-error.ts';
import type { HttpOptions } from './http.ts';
import { authCalls, type SignedIn } from './resources/auth.ts';
import { createSession, type Session } from './session.ts';

export interface ProgramSessionOptions extends Pick<HttpOptions, 'baseUrl' | 'apiKey' | 'timeout' | 'fetch'> {
  readonly email: string;
  readonly password: string;
  /** Epoch ms. */
  readonly now?: () => number;
}

/**
 * A session for a program without cookies (a script, a server): when the access token ends, it signs in again.
 * It has the rights of the person. Its token is null when e-mail and password are refused, for a temporary
 * password, which must first be changed in the console, and for an account with a second step, which a program
 * cannot complete.
 */
export function createProgramSession({ email, password, now, ...http }: ProgramSessionOptions): Session {
  const calls = authCalls(http);
  const signInAgain = async (): Promise<SignedIn> => {
    const answer = await calls.signIn(email, password);
    if (answer === 'new-password') throw new ApiError('invalid', 'the password is a temporary one');
    if ('challenge' in answer) throw new ApiError('invalid', 'the account signs in with a second step');
    return answer;
  };
  const session = createSession({
    calls: { ...calls, refresh: signInAgain },
    onChange: () => undefined,
    ...(now && { now }),
  });
  return { ...session, token: async () => (await session.token()) ?? (await session.refresh()) };
}
