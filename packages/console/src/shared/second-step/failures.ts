import { ApiError } from '@vigia/api/client';

/** Whether the user has to start again with the password. */
export const isChallengeOver = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'challenge-over';

/** Names of browser errors if no passkey was used: cancelled, timed out, or not available. */
const PASSKEY_FAILURES = ['NotAllowedError', 'AbortError', 'InvalidStateError'];

/** Whether the browser used no passkey. */
export const isPasskeyFailure = (error: unknown): boolean =>
  error instanceof Error && PASSKEY_FAILURES.includes(error.name);
