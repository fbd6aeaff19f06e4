/** A file as a listing shows it. */
export interface BlobEntry {
  readonly key: string;
  readonly bytes: number;
  /** Epoch ms. */
  readonly modifiedAt: number;
}

/**
 * Where files lie: a folder, or a bucket. Keys are made by the service, never by a caller, and a file is written once:
 * whoever sees a key sees the whole file.
 */
export interface BlobStore {
  /** Resolves when the file would survive a power cut. */
  put(key: string, content: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Fine when there is none. */
  delete(key: string): Promise<void>;
  /**
   * Every file, in no promised order.
   *
   * @param below only keys that begin so: `embed/`
   */
  list(below?: `${string}/`): AsyncIterable<BlobEntry>;
}

/** The files cannot be reached for now; the call may be repeated. */
export class BlobsUnavailable extends Error {
  override readonly name = 'BlobsUnavailable';
}

const KEY = /^[a-z0-9]+(?:[/._-][a-z0-9]+)*$/;
const LONGEST_KEY = 200;

/**
 * The key, when it is one of ours: lower-case words parted by `/ . _ -`. Nothing that could climb out of a folder.
 *
 * @throws {RangeError} it is not
 */
export function blobKey(key: string): string {
  if (key.length <= LONGEST_KEY && KEY.test(key)) return key;
  throw new RangeError(`not a key: ${key.slice(0, LONGEST_KEY)}`);
}
