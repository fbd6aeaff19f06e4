import { ApiError } from '@vigia/api/client';
import type { SecondStepChallenge, StepKind } from '@vigia/api/contract';
import type { Services } from '../../shared/state/services.ts';

/** The steps of a person who is not signed in yet. */
export type Step =
  /** There is no account yet: the operator of the server makes the first one there. */
  | { readonly at: 'first-account'; readonly email: ''; readonly notice?: string }
  | { readonly at: 'sign-in'; readonly email: string; readonly notice?: string }
  /** The password was right and is a temporary one. */
  | { readonly at: 'choose'; readonly email: string; readonly password: string }
  /** The password was right, and something more is asked for; `kind` of what the person has is shown. */
  | {
      readonly at: 'second-step';
      readonly email: string;
      readonly challenge: SecondStepChallenge;
      readonly kind: StepKind;
    }
  | { readonly at: 'forgot'; readonly email: string; readonly notice?: string }
  /** The page was opened by the link of a letter. */
  | { readonly at: 'link'; readonly email: string; readonly token: string }
  | { readonly at: 'code'; readonly email: string; readonly notice?: string };

/** What the steps need of the service. */
export interface SignInCalls {
  readonly auth: Pick<Services['auth'], 'forgot' | 'reset'>;
  readonly session: Pick<Services['session'], 'signIn' | 'choosePassword'>;
}

/**
 * Signs in.
 *
 * @returns the step that follows; null when somebody is signed in
 */
export async function signedIn(
  { session }: SignInCalls,
  email: string,
  password: string,
): Promise<Step | null> {
  const result = await session.signIn(email, password);
  return result === 'new-password' ? { at: 'choose', email, password } : secondStepOf(email, result);
}

/** The step after the right password: none where it was enough. */
export function secondStepOf(email: string, result: 'signed-in' | SecondStepChallenge): Step | null {
  if (result === 'signed-in') return null;
  // Whoever has nothing else left has backup codes, or asks their administrator.
  const [kind = 'backup-code'] = result.steps;
  return { at: 'second-step', email, challenge: result, kind };
}

/** Why the service refused a chosen password; null where it is something else that is wrong. */
export function weaknessIn(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.problem?.errors?.find(({ field }) => field === 'chosen')?.message ?? null;
}

/** Whether a link or code was wrong, used or over. */
export const isCodeOver = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'bad-code';

/**
 * Replaces a forgotten password and signs in with the new one.
 *
 * @param changed the message if the password was changed but signing in failed
 * @returns the step that follows; null when somebody is signed in
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
