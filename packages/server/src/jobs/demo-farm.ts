import { drawDemoPhotos } from '../seed/demo-photos.ts';
import { drawDemoScenes } from '../seed/demo-scenes.ts';
import { feedDemo } from '../seed/feed.ts';
import type { Job } from './job.ts';

/** Lets the demo farm, where there is one, measure on. */
export const demoFarm: Job = {
  name: 'demo-farm',
  cron: '4 * * * *',
  run: async ({ databases, now, signal }) => ({ ...(await feedDemo({ databases, now: now(), signal })) }),
};

/** Draws the photos that the farm's newest counts were made on, and those that nobody counts. */
export const demoPhotos: Job = {
  name: 'demo-photos',
  cron: '6 * * * *',
  run: async ({ databases, blobs, now, signal }) => ({
    photos: await drawDemoPhotos({ databases, blobs, now: now(), signal }),
    scenes: await drawDemoScenes({ databases, blobs, now: now(), signal }),
  }),
};
