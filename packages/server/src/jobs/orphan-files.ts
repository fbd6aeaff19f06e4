import { sweepOrphans } from '../blobs/sweep.ts';
import type { Job } from './job.ts';

/** Deletes files of photos without a row, as a crash leaves them. */
export const orphanFiles: Job = {
  name: 'orphan-files',
  cron: '41 3 * * *',
  run: async ({ databases, blobs, now, signal }) => ({
    ...(await sweepOrphans(databases.owner, blobs, now(), signal)),
  }),
};
