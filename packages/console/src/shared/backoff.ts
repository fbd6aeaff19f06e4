import { ApiError } from '@vigia/api/client';

/** Attempts to load the client's data before it counts as failed. */
export const MAX_ATTEMPTS = 100;
const LONGEST_WAIT_SECONDS = 20;

/** Wait before attempt `n + 1` after the n-th failure, ms: 2^n s, at most 20 s. */
export function waitAfterFailure(failures: number): number {
  return Math.min(2 ** failures, LONGEST_WAIT_SECONDS) * 1000;
}

/** Whether the same request may succeed later: the service is out of reach, broken or busy. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'server', 'rate-limited'].includes(error.kind);
}

/** Options of queries for parts of a screen without a retry button: three more attempts. */
export const briefRetry = {
  retry: (failures: number, error: unknown) => failures < 3 && mayPass(error),
  retryDelay: (failures: number) => waitAfterFailure(failures + 1),
};

/** Options of queries without which nothing can be shown. `failures` starts at 0, as TanStack Query counts. */
export const patientRetry = {
  retry: (failures: number, error: unknown) => failures + 1 < MAX_ATTEMPTS && mayPass(error),
  retryDelay: (failures: number) => waitAfterFailure(failures + 1),
};
