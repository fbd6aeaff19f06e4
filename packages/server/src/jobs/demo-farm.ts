import { feedDemo } from '../seed/feed.ts';
import type { Job } from './job.ts';

/** Lets the demo farm, where there is one, measure on. */
export const demoFarm: Job = {
  name: 'demo-farm',
  cron: '4 * * * *',
  run: async ({ databases, now, signal }) => ({ ...(await feedDemo({ databases, now: now(), signal })) }),
};
