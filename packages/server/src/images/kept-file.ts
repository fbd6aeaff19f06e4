import type { BlobStore } from '../blobs/blob-store.ts';
import { sha256 } from './photo.ts';

/** The key of a photo's file in the blob store, and its hash when it was stored. */
export interface KeptPhoto {
  readonly blobKey: string;
  /** SHA-256, hex. */
  readonly sha256: string;
}

/** The file of a photo differs from the one that was stored, by a disk error or because somebody changed it. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';

  constructor(key: string) {
    super(`the file ${key} is not as it was stored`);
  }
}

/**
 * The file of a photo, byte for byte as it was stored; null when it is missing.
 *
 * @throws {DamagedFile} its bytes have changed
 */
export async function readKept(blobs: BlobStore, photo: KeptPhoto): Promise<Buffer<ArrayBuffer> | null> {
  const file = await blobs.get(photo.blobKey);
  if (file !== null && sha256(file) !== photo.sha256) throw new DamagedFile(photo.blobKey);
  return file;
}

const FIRST_BYTES = Buffer.from([0xff, 0xd8, 0xff]);
const LAST_BYTES = Buffer.from([0xff, 0xd9]);

/**
 * Whether a JPEG of ours has its first and its last bytes. A thumbnail has no hash, so no more can be checked.
 */
export const isWholeJpeg = (file: Buffer): boolean =>
  file.subarray(0, FIRST_BYTES.length).equals(FIRST_BYTES) &&
  file.subarray(-LAST_BYTES.length).equals(LAST_BYTES);
