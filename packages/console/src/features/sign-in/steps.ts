import { ApiError } from '@vigia/api/client';
import type { SecondStepChallenge, StepKind } from '@vigia/api/contract';
import type { Services } from '../../shared/state/services.ts';

/** The steps of signing in. */
export type Step =
  /** There is no account yet: the operator creates the first one on the server. */
  | { readonly at: 'first-account'; readonly email: ''; readonly notice?: string }
  | { readonly at: 'sign-in'; readonly email: string; readonly notice?: string }
  /** The password was correct, but temporary: the user must choose another. */
  | { readonly at: 'choose'; readonly email: string; readonly password: string }
  /** The password was correct, and a second step follows; `kind` is the one that is shown. */
  | {
      readonly at: 'second-step';
      readonly email: string;
      readonly challenge: SecondStepChallenge;
      readonly kind: StepKind;
    }
  | { readonly at: 'forgot'; readonly email: string; readonly notice?: string }
  /** The page was opened by the link in an e-mail. */
  | { readonly at: 'link'; readonly email: string; readonly token: string }
  | { readonly at: 'code'; readonly email: string; readonly notice?: string };

/** The calls that the steps need. */
export interface SignInCalls {
  readonly auth: Pick<Services['auth'], 'forgot' | 'reset'>;
  readonly session: Pick<Services['session'], 'signIn' | 'choosePassword'>;
}

/**
 * Signs in.
 *
 * @returns the next step; null if the user is signed in
 */
export async function signedIn(
  { session }: SignInCalls,
  email: string,
  password: string,
): Promise<Step | null> {
  const result = await session.signIn(email, password);
  return result === 'new-password' ? { at: 'choose', email, password } : secondStepOf(email, result);
}

/** The step after the correct password; null if it was enough. */
export function secondStepOf(email: string, result: 'signed-in' | SecondStepChallenge): Step | null {
  if (result === 'signed-in') return null;
  // Without another kind, only a backup code or an administrator can help.
  const [kind = 'backup-code'] = result.steps;
  return { at: 'second-step', email, challenge: result, kind };
}

/** Why the service refused a new password; null if the error has another cause. */
export function weaknessIn(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.problem?.errors?.find(({ field }) => field === 'chosen')?.message ?? null;
}

/** Whether a link or code was wrong, used before or expired. */
export const isCodeOver = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'bad-code';

/**
 * Replaces a forgotten password and signs in with the new one.
 *
 * @param changed the message if the password was changed but signing in failed
 * @returns the next step; null if the user is signed in
 */
export async function resetAndSignedIn(
  calls: SignInCalls,
  { email, code, chosen }: { readonly email: string; readonly code: string; readonly chosen: string },
  changed: string,
): Promise<Step | null> {
  await calls.auth.reset(email, code, chosen);
  try {
    return await signedIn(calls, email, chosen);
  } catch {
    return { at: 'sign-in', email, notice: changed };
  }
}
