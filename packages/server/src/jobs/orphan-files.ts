import { sweepOrphans } from '../blobs/sweep.ts';
import type { Job } from './job.ts';

/** Deletes photos that a crash left without a row. */
export const orphanFiles: Job = {
  name: 'orphan-files',
  cron: '41 3 * * *',
  run: async ({ databases, blobs, now, signal }) => ({
    ...(await sweepOrphans(databases.owner, blobs, now(), signal)),
  }),
};
