import { DAY_MS } from '@vigia/domain';
import { DELETED_PHOTO_DAYS } from '@vigia/domain/captures';
import { clientsWithDeleted, dropDeletedImages } from '../stores/images/image-edits.ts';
import { eachOf } from './each-client.ts';
import type { Job } from './job.ts';

/**
 * Deletes for good the rows of photos that were deleted `DELETED_PHOTO_DAYS` ago and not restored. The sweep of
 * orphans deletes their files.
 */
export const deletedPhotos: Job = {
  name: 'deleted-photos',
  cron: '47 2 * * *',
  run: async (context) => {
    const before = new Date(context.now() - DELETED_PHOTO_DAYS * DAY_MS).toISOString();
    const clients = await clientsWithDeleted(context.databases.owner, before);
    const counts = await eachOf(context, context.databases.owner, clients, (tx) =>
      dropDeletedImages(tx, before),
    );
    return { photos: counts.reduce((sum, count) => sum + count, 0) };
  },
};
