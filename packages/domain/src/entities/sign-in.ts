import type { EpochMs } from '../units.ts';

/** What can happen when somebody signs in to an account or out of it. */
export const SIGN_IN_OUTCOMES = ['signed-in', 'refused', 'signed-out', 'reset-asked', 'reset-done'] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

/**
 * Why somebody was refused: `expired` is a temporary password that is over, `limit` too many tries, `second-step` a wrong
 * code or passkey after the right password.
 */
export const SIGN_IN_REFUSALS = [
  'password',
  'expired',
  'disabled',
  'archived',
  'limit',
  'second-step',
] as const;
export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number];

/** One sign-in, sign-out or refusal of an account. */
export interface SignIn {
  readonly id: number;
  readonly at: EpochMs;
  readonly outcome: SignInOutcome;
  /** Of a refusal; null otherwise. */
  readonly reason: SignInRefusal | null;
  /** Network address that it came from. */
  readonly address: string;
  /** Such as «Chrome en Android». */
  readonly device: string;
}
