import { expiredRows } from './expired.ts';
import type { Job } from './job.ts';

/** Every job of the service. */
export const JOBS: readonly Job[] = [expiredRows];
