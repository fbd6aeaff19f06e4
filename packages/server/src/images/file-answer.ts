import { BlobsUnavailable } from '../blobs/blob-store.ts';
import type { AppContext } from '../http/app-env.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { DamagedFile } from './kept-file.ts';

interface AnsweredFile {
  /** Identifies this content; the answer's tag is made of it. */
  readonly tag: string;
  /** `content-disposition`, see `photoDisposition`. */
  readonly disposition: string;
  readonly read: () => Promise<Buffer<ArrayBuffer> | null>;
  /** How long its reader's browser may keep it (default: for good, as a photo never changes). */
  readonly keep?: string;
}

/** `cache-control` of a photo: only its reader's browser may keep it. */
const FOREVER = 'private, max-age=31536000, immutable';

/**
 * Answers a JPEG: as it is to callers that accept images, as base64 text to all others, as the specification has it.
 *
 * @throws {HttpProblem} not-found: there is no such file; damaged-file: it is not as it was stored; not-ready: the
 *   store does not answer
 */
export async function answerJpeg(
  c: AppContext,
  { tag, disposition, read, keep = FOREVER }: AnsweredFile,
): Promise<Response> {
  const asImage = /\bimage\//.test(c.req.header('accept') ?? '');
  const etag = `W/"${tag}-${asImage ? 'jpeg' : 'text'}"`;
  const headers = { etag, 'cache-control': keep, vary: 'accept' };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  const file = await available(read);
  if (file === null) throw notFound();
  if (!asImage)
    return c.body(file.toString('base64'), 200, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
  return c.body(file, 200, {
    ...headers,
    'content-type': 'image/jpeg',
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; sandbox",
  });
}

/** @throws {HttpProblem} damaged-file; not-ready: the store of files does not answer */
export async function available<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DamagedFile) throw new HttpProblem('damaged-file', { cause });
    if (!(cause instanceof BlobsUnavailable)) throw cause;
    throw new HttpProblem('not-ready', {
      detail: 'El almacén de fotos no responde',
      headers: { 'retry-after': '5' },
    });
  }
}
