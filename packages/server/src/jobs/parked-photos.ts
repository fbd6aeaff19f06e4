import { imageFiles } from '../images/image-files.ts';
import { clientsWithExpired, dropExpiredParked } from '../stores/images/parked-photos.ts';
import { eachOf } from './each-client.ts';
import type { Job } from './job.ts';

/**
 * Deletes photos that were checked and never imported. The row is deleted first, so that nobody can import a
 * photo whose file is being deleted. After a crash the sweep of orphans deletes the files.
 */
export const parkedPhotos: Job = {
  name: 'parked-photos',
  cron: '*/20 * * * *',
  run: async (context) => {
    const { databases, blobs, now } = context;
    const images = imageFiles(blobs, now);
    const clients = await clientsWithExpired(databases.owner, now());
    const left = (
      await eachOf(context, databases.owner, clients, (tx) => dropExpiredParked(tx, now()))
    ).flat();
    for (const photo of left) await images.drop(photo);
    return { photos: left.length };
  },
};
