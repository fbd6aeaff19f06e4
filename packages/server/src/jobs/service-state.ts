import type { Job } from './job.ts';

/** Checks the free space often, so that people are informed before writing fails. */
export const diskSpace: Job = {
  name: 'disk-space',
  cron: '*/10 * * * *',
  run: async ({ checks }) => {
    await checks?.sampleDisk();
    return {};
  },
};

/** Runs the checks of the service that take seconds. */
export const serviceState: Job = {
  name: 'service-state',
  cron: '7 * * * *',
  run: async ({ checks }) => ({ wrong: (await checks?.run()) ?? 0 }),
};

/** Reads every photo once a week and compares it with its hash. */
export const photoState: Job = {
  name: 'photo-state',
  cron: '23 1 * * 0',
  run: async ({ checks, signal }) => {
    const reading = await checks?.readPhotos(signal);
    await reading?.done;
    return { readings: reading ? 1 : 0 };
  },
};
