import { ApiError } from '@vigia/api/client';

/** Loading the client's data is tried this often before it counts as failed. */
export const MAX_ATTEMPTS = 100;
const LONGEST_WAIT_SECONDS = 20;

/** ms before attempt `n + 1` after the n-th failure: 2^n s, never above 20 s. */
export function waitAfterFailure(failures: number): number {
  return Math.min(2 ** failures, LONGEST_WAIT_SECONDS) * 1000;
}

/** Whether waiting may help: the service is out of reach, broken or busy, rather than refusing. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'server', 'rate-limited'].includes(error.kind);
}

/** For what stands beside a screen and has no button of its own to ask again: three times more. */
export const briefRetry = {
  retry: (failures: number, error: unknown) => failures < 3 && mayPass(error),
  retryDelay: (failures: number) => waitAfterFailure(failures + 1),
};

/** For queries that wait patiently; `failures` starts at 0 as TanStack Query counts it. */
export const patientRetry = {
  retry: (failures: number, error: unknown) => failures + 1 < MAX_ATTEMPTS && mayPass(error),
  retryDelay: (failures: number) => waitAfterFailure(failures + 1),
};
