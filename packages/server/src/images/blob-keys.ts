import { randomUUID } from 'node:crypto';

/** A new key for a photo's file: by client and month of its arrival, named by the service alone. */
export const newBlobKey = (clientId: number, now: number): string =>
  `images/${clientId}/${new Date(now).toISOString().slice(0, 7)}/${randomUUID()}.jpg`;

/** Where the thumbnail of a photo lies. */
export const thumbnailKey = (blobKey: string, size: number): string =>
  blobKey.replace(/\.jpg$/, `-${size}.jpg`);
