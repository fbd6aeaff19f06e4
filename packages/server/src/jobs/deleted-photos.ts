import { DAY_MS } from '@vigia/domain';
import { DELETED_PHOTO_DAYS } from '@vigia/domain/captures';
import { dropDeletedImages } from '../stores/images/image-edits.ts';
import type { Job } from './job.ts';

/**
 * Deletes for good the rows of photos that were deleted `DELETED_PHOTO_DAYS` ago and not restored. The sweep of
 * orphans deletes their files.
 */
export const deletedPhotos: Job = {
  name: 'deleted-photos',
  cron: '47 2 * * *',
  run: async ({ databases: { owner }, now }) => {
    const deletedBefore = new Date(now() - DELETED_PHOTO_DAYS * DAY_MS).toISOString();
    return { photos: await dropDeletedImages(owner, deletedBefore) };
  },
};
