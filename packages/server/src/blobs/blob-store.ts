/** A file in a listing. */
export interface BlobEntry {
  readonly key: string;
  readonly bytes: number;
  /** Epoch ms. */
  readonly modifiedAt: number;
}

/**
 * Where files are stored: a folder, or a bucket. Keys are made by the service, never by a caller, and a file is written
 * once: under a visible key there is always the whole file.
 */
export interface BlobStore {
  /** Resolves when the file is safe against a power cut. */
  put(key: string, content: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Succeeds when there is none, too. */
  delete(key: string): Promise<void>;
  /**
   * Every file, in no particular order.
   *
   * @param below only keys that begin so: `embed/`
   */
  list(below?: `${string}/`): AsyncIterable<BlobEntry>;
}

/** The store cannot be reached now; the call may be repeated. */
export class BlobsUnavailable extends Error {
  override readonly name = 'BlobsUnavailable';
}

const KEY = /^[a-z0-9]+(?:[/._-][a-z0-9]+)*$/;
const LONGEST_KEY = 200;

/**
 * The key, when it is valid: lower-case words separated by `/ . _ -`. It cannot lead out of a folder.
 *
 * @throws {RangeError} it is not
 */
export function blobKey(key: string): string {
  if (key.length <= LONGEST_KEY && KEY.test(key)) return key;
  throw new RangeError(`not a key: ${key.slice(0, LONGEST_KEY)}`);
}
