import { drawDemoPhotos } from '../seed/demo-photos.ts';
import { drawDemoScenes } from '../seed/demo-scenes.ts';
import { feedDemo } from '../seed/feed.ts';
import type { Job } from './job.ts';

/** Adds the newest measurements to the demo farm, if there is one. */
export const demoFarm: Job = {
  name: 'demo-farm',
  cron: '4 * * * *',
  run: async ({ databases, now, signal }) => ({ ...(await feedDemo({ databases, now: now(), signal })) }),
};

/** Draws the photos of the demo farm: those of its newest counts, and those that are not counted. */
export const demoPhotos: Job = {
  name: 'demo-photos',
  cron: '6 * * * *',
  run: async ({ databases, blobs, now, signal }) => ({
    photos: await drawDemoPhotos({ databases, blobs, now: now(), signal }),
    scenes: await drawDemoScenes({ databases, blobs, now: now(), signal }),
  }),
};
