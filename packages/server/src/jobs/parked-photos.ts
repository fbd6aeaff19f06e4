import { imageFiles } from '../images/image-files.ts';
import { dropExpiredParked } from '../stores/images/parked-photos.ts';
import type { Job } from './job.ts';

/**
 * Deletes photos that were looked at and never imported. The row goes first, so that nobody can import a photo whose
 * file is going; files that a crash leaves then are found by the sweep of orphans.
 */
export const parkedPhotos: Job = {
  name: 'parked-photos',
  cron: '*/20 * * * *',
  run: async ({ databases, blobs, now }) => {
    const images = imageFiles(blobs, now);
    const left = await dropExpiredParked(databases.owner, now());
    for (const photo of left) await images.drop(photo);
    return { photos: left.length };
  },
};
