import type { BlobStore } from '../blobs/blob-store.ts';
import type { StoredBox } from '../db/schema/images.ts';
import { HttpProblem } from '../http/problem.ts';
import { turnstile } from '../run/turnstile.ts';
import { newBlobKey, thumbnailKey } from './blob-keys.ts';
import { drawBoxes } from './draw-boxes.ts';
import { isWholeJpeg, type KeptPhoto, readKept } from './kept-file.ts';
import { type Photo, photoOf, sha256, THUMBNAIL_SIZES, type ThumbnailSize, thumbnailOf } from './photo.ts';
import { jpegOf, pixelsOf } from './pixels.ts';

/** A photo whose files are in place and whose row is still to be written. */
export interface StoredPhoto extends Omit<Photo, 'jpeg' | 'thumbnails'> {
  readonly blobKey: string;
  readonly bytes: number;
}

/** Photos decoded at once: each takes some 60 MB while it lasts. */
const DECODED_AT_ONCE = 2;
/** Forms read at once, 12 MB or (an import) 48 MB each; more than so many others do not wait for their turn. */
const READ_AT_ONCE = 4;
const MOST_WAITING = 20;

const busy = () =>
  new HttpProblem('not-ready', {
    detail: 'Hay demasiadas fotos en camino, espera un momento',
    headers: { 'retry-after': '3' },
  });

export interface ImageFiles {
  /** Everything of an upload from its first byte on goes through here, so that memory stays bounded. */
  readonly receive: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Takes an uploaded file: checks it, writes it anew and puts photo and thumbnails into the blob store. The caller
   * then writes the row in its transaction, and calls `drop` when it does not.
   *
   * @throws {ImageRefused} it is not a whole photo of a format and size we take; nothing is stored then
   */
  storeImage(clientId: number, file: Buffer): Promise<StoredPhoto>;
  /**
   * The same checks with nothing stored.
   *
   * @throws {ImageRefused} as `storeImage`
   */
  tryImage(file: Buffer): Promise<StoredPhoto>;
  /**
   * A photo as it is kept, or its thumbnail, which is made anew where it is cut or gone; null when the photo is gone.
   *
   * @throws {DamagedFile} the photo's bytes are not those that were stored
   */
  read(photo: KeptPhoto, thumbnail?: ThumbnailSize): Promise<Buffer<ArrayBuffer> | null>;
  /**
   * A photo as it is kept, with boxes drawn on it; null when its file is gone.
   *
   * @throws {DamagedFile} its bytes are not those that were stored
   */
  withBoxes(photo: KeptPhoto, boxes: readonly StoredBox[]): Promise<Buffer<ArrayBuffer> | null>;
  /** Whether the file of a photo is there, byte for byte as it was put. */
  isWhole(photo: Pick<StoredPhoto, 'blobKey' | 'sha256'>): Promise<boolean>;
  /** Deletes files that got no row; what a crash leaves behind is found by the sweep of orphans. */
  drop(photo: Pick<StoredPhoto, 'blobKey'>): Promise<void>;
}

export function imageFiles(blobs: BlobStore, now: () => number): ImageFiles {
  const decoding = turnstile(DECODED_AT_ONCE);
  return {
    receive: turnstile(READ_AT_ONCE, MOST_WAITING, busy),
    async storeImage(clientId, file) {
      const { jpeg, thumbnails, ...photo } = await decoding(() => photoOf(file));
      const blobKey = newBlobKey(clientId, now());
      for (const size of THUMBNAIL_SIZES) await blobs.put(thumbnailKey(blobKey, size), thumbnails[size]);
      await blobs.put(blobKey, jpeg);
      return { ...photo, blobKey, bytes: jpeg.length };
    },
    async tryImage(file) {
      const { jpeg, thumbnails: _, ...photo } = await decoding(() => photoOf(file));
      return { ...photo, blobKey: '', bytes: jpeg.length };
    },
    async read(photo, size) {
      if (size === undefined) return await readKept(blobs, photo);
      const key = thumbnailKey(photo.blobKey, size);
      const kept = await blobs.get(key);
      if (kept !== null && isWholeJpeg(kept)) return kept;
      return await decoding(async () => {
        const file = await readKept(blobs, photo);
        if (file === null) return null;
        const thumbnail = await thumbnailOf(await pixelsOf(file), size);
        await blobs.put(key, thumbnail);
        return thumbnail;
      });
    },
    withBoxes: (photo, boxes) =>
      decoding(async () => {
        const file = await readKept(blobs, photo);
        return file && (await jpegOf(drawBoxes(await pixelsOf(file), boxes)));
      }),
    async isWhole({ blobKey, sha256: expected }) {
      const file = await blobs.get(blobKey);
      return file !== null && sha256(file) === expected;
    },
    async drop({ blobKey }) {
      const keys = [blobKey, ...THUMBNAIL_SIZES.map((size) => thumbnailKey(blobKey, size))];
      await Promise.allSettled(keys.map((key) => blobs.delete(key)));
    },
  };
}
