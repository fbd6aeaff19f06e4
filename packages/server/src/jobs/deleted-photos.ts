import { DAY_MS } from '@vigia/domain';
import { DELETED_PHOTO_DAYS } from '@vigia/domain/captures';
import { dropDeletedImages } from '../stores/images/image-edits.ts';
import type { Job } from './job.ts';

/**
 * Drops photos for good that were deleted a while ago and that nobody has restored. Their files go with the sweep of
 * files that no row names.
 */
export const deletedPhotos: Job = {
  name: 'deleted-photos',
  cron: '47 2 * * *',
  run: async ({ databases: { owner }, now }) => {
    const deletedBefore = new Date(now() - DELETED_PHOTO_DAYS * DAY_MS).toISOString();
    return { photos: await dropDeletedImages(owner, deletedBefore) };
  },
};
