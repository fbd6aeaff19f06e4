import { DAY_MS } from '@vigia/domain';
import { DELETED_PHOTO_DAYS } from '@vigia/domain/captures';
import { clientsWithOrphans, deleteOrphans } from '../stores/images/count-photos.ts';
import { clientsWithDeleted, dropDeletedImages } from '../stores/images/image-edits.ts';
import { eachOf } from './each-client.ts';
import type { Job } from './job.ts';

/**
 * Deletes the photos of field counts that were taken out, which may be restored like others. Deletes for good the rows of photos that were deleted `DELETED_PHOTO_DAYS` ago and not restored. The sweep of
 * orphans deletes their files.
 */
export const deletedPhotos: Job = {
  name: 'deleted-photos',
  cron: '47 2 * * *',
  run: async (context) => {
    const now = new Date(context.now()).toISOString();
    const { owner } = context.databases;
    await eachOf(context, owner, await clientsWithOrphans(owner), (tx) => deleteOrphans(tx, now));
    const before = new Date(context.now() - DELETED_PHOTO_DAYS * DAY_MS).toISOString();
    const clients = await clientsWithDeleted(owner, before);
    const counts = await eachOf(context, owner, clients, (tx) => dropDeletedImages(tx, before));
    return { photos: counts.reduce((sum, count) => sum + count, 0) };
  },
};
