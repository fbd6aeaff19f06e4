import { imageFiles } from '../images/image-files.ts';
import { dropExpiredParked } from '../stores/images/parked-photos.ts';
import type { Job } from './job.ts';

/**
 * Deletes photos that were checked and never imported. The row is deleted first, so that nobody can import a
 * photo whose file is being deleted. After a crash the sweep of orphans deletes the files.
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
