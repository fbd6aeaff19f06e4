import type { BlobStore } from '../blobs/blob-store.ts';
import type { StoredBox } from '../db/schema/images.ts';
import { HttpProblem } from '../http/problem.ts';
import { turnstile } from '../run/turnstile.ts';
import { newBlobKey, thumbnailKey } from './blob-keys.ts';
import { type ImageWork, workHere } from './image-work.ts';
import { isWholeJpeg, type KeptPhoto, readKept } from './kept-file.ts';
import { type Photo, sha256, THUMBNAIL_SIZES, type ThumbnailSize } from './photo.ts';

/** A photo whose files are in place and whose row is still to be written. */
export interface StoredPhoto extends Omit<Photo, 'jpeg' | 'thumbnails'> {
  readonly blobKey: string;
  readonly bytes: number;
}

/** Photos decoded at the same time. Each takes some 60 MB while it is decoded. */
const DECODED_AT_ONCE = 2;
/**
 * Forms read at the same time, 12 MB each (48 MB for an import). When `MOST_WAITING` others wait, the next is
 * refused.
 */
const READ_AT_ONCE = 4;
const MOST_WAITING = 20;

const busy = () =>
  new HttpProblem('not-ready', {
    detail: 'Hay demasiadas fotos en camino, espera un momento',
    headers: { 'retry-after': '3' },
  });

export interface ImageFiles {
  /**
   * Runs an upload from its first byte on, when it is its turn. Every upload must go through here to bound the
   * memory.
   */
  readonly receive: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Checks an uploaded file, encodes it anew and puts the photo and its thumbnails into the blob store. The
   * caller then writes the row in its transaction, and calls `drop` if the row is not written.
   *
   * @throws {ImageRefused} the file is not a complete photo of an accepted format and size; nothing is stored
   */
  storeImage(clientId: number, file: Buffer): Promise<StoredPhoto>;
  /**
   * Checks a file as `storeImage` does, and stores nothing.
   *
   * @throws {ImageRefused} as `storeImage`
   */
  tryImage(file: Buffer): Promise<StoredPhoto>;
  /**
   * The stored photo, or one of its thumbnails; null when the photo's file is missing. A thumbnail that is
   * missing or incomplete is made anew.
   *
   * @throws {DamagedFile} the photo's bytes are not those that were stored
   */
  read(photo: KeptPhoto, thumbnail?: ThumbnailSize): Promise<Buffer<ArrayBuffer> | null>;
  /**
   * The stored photo with boxes drawn on it; null when its file is missing.
   *
   * @throws {DamagedFile} the photo's bytes are not those that were stored
   */
  withBoxes(photo: KeptPhoto, boxes: readonly StoredBox[]): Promise<Buffer<ArrayBuffer> | null>;
  /** Whether the file of a photo exists, with the bytes that were stored. */
  isWhole(photo: Pick<StoredPhoto, 'blobKey' | 'sha256'>): Promise<boolean>;
  /** Deletes the files of a photo without a row. After a crash, the sweep of orphans deletes them. */
  drop(photo: Pick<StoredPhoto, 'blobKey'>): Promise<void>;
}

/**
 * Photos in a store of files.
 *
 * @param now epoch ms
 * @param work decodes and encodes them
 */
export function imageFiles(blobs: BlobStore, now: () => number, work: ImageWork = workHere): ImageFiles {
  const decoding = turnstile(DECODED_AT_ONCE);
  return {
    receive: turnstile(READ_AT_ONCE, MOST_WAITING, busy),
    async storeImage(clientId, file) {
      const { jpeg, thumbnails, ...photo } = await decoding(() => work.photo(file));
      const blobKey = newBlobKey(clientId, now());
      await Promise.all(
        THUMBNAIL_SIZES.map((size) => blobs.put(thumbnailKey(blobKey, size), thumbnails[size])),
      );
      await blobs.put(blobKey, jpeg);
      return { ...photo, blobKey, bytes: jpeg.length };
    },
    async tryImage(file) {
      const { jpeg, thumbnails: _, ...photo } = await decoding(() => work.photo(file));
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
        const thumbnail = await work.thumbnail(file, size);
        await blobs.put(key, thumbnail);
        return thumbnail;
      });
    },
    withBoxes: (photo, boxes) =>
      decoding(async () => {
        const file = await readKept(blobs, photo);
        return file && (await work.withBoxes(file, boxes));
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
