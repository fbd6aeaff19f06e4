import type { BlobStore } from '../blobs/blob-store.ts';
import { sha256 } from './photo.ts';

/** Where the file of a photo lies, and the hash it had when it was put there. */
export interface KeptPhoto {
  readonly blobKey: string;
  /** Hex. */
  readonly sha256: string;
}

/** The file of a photo is not the one that was stored: a fault of the disk, or somebody's hand. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';

  constructor(key: string) {
    super(`the file ${key} is not as it was stored`);
  }
}

/**
 * The file of a photo, byte for byte as it was stored; null when it is gone.
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

/** Whether a JPEG that we wrote has its beginning and its end: no more is known of a thumbnail, which has no hash. */
export const isWholeJpeg = (file: Buffer): boolean =>
  file.subarray(0, FIRST_BYTES.length).equals(FIRST_BYTES) &&
  file.subarray(-LAST_BYTES.length).equals(LAST_BYTES);
