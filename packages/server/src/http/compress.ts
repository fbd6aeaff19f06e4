import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Below this the headers weigh more than what is saved. */
const SMALLEST_BYTES = 1_024;
/** Brotli's quality for answers that are made per request: about a millisecond for a season. */
const QUICK_BROTLI = 4;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|javascript|xml))/;

/** The best encoding the caller takes; null for none. A weight of 0 excludes one. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? '').split(',').map((part) => part.trim().toLowerCase());
  const takes = (name: Encoding) =>
    accepted.some(
      (part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(?:\.0*)?$/.test(part)),
    );
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** Whether an answer of this media type and size is worth compressing. */
export const isCompressible = (type: string, bytes: number): boolean =>
  bytes >= SMALLEST_BYTES && COMPRESSIBLE.test(type);

/** Compresses a body. `quality` is Brotli's, 0..11. */
export function compressed(
  body: Uint8Array,
  encoding: Encoding,
  quality = QUICK_BROTLI,
): Promise<Buffer<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const work = encoding === 'gzip' ? deflate(body) : brotli(body, { params });
  return work as Promise<Buffer<ArrayBuffer>>; // zlib's results never use shared memory
}

/** Statuses whose answers have no body. */
const BODILESS = new Set([204, 304]);

/**
 * Compresses answers unless their handler has done so (handlers that keep answers keep them compressed). The `body` of
 * an answer that stays as it is must not be read: the server writes it at once as long as nobody has made a stream
 * of it, and in turns of the event loop otherwise.
 */
export function compressAnswers(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const { res } = c;
    const type = res.headers.get('content-type') ?? '';
    if (BODILESS.has(res.status) || res.headers.has('content-encoding') || !COMPRESSIBLE.test(type)) return;
    if (!/\baccept-encoding\b/.test(res.headers.get('vary') ?? ''))
      res.headers.append('vary', 'accept-encoding');
    const encoding = acceptedEncoding(c.req.header('accept-encoding'));
    if (encoding === null) return;
    const body = new Uint8Array(await res.arrayBuffer());
    const shrink = isCompressible(type, body.length);
    c.res = new Response(shrink ? await compressed(body, encoding) : body, res);
    c.res.headers.delete('content-length');
    if (shrink) c.res.headers.set('content-encoding', encoding);
  };
}
