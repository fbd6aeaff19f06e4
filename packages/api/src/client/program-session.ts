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
 * A session for a program that keeps no cookies (a script, a server): where the access token ends it signs in anew. It
 * is that person's session, with that person's rights. Its token is null where e-mail and password are refused, also for
 * a temporary password, which has to be changed in the console first, and for an account with a second step, which no
 * program can give.
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
