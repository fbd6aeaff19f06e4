import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { AppContext } from './app-env.ts';
import { acceptedEncoding, type Encoding } from './compress.ts';
import { attachedFile } from './file-names.ts';

export interface StreamedFile {
  readonly chunks: AsyncIterable<string | Uint8Array>;
  readonly type: string;
  /** Without its extension. */
  readonly name: string;
  readonly extension: string;
  /** Whether it is worth compressing on its way; archives are compressed already. */
  readonly isText: boolean;
  /** Called once, when the file was taken, given up, or broke off. */
  readonly onEnd: (error?: unknown) => void;
  /** Longest time in which its reader may take nothing, ms. */
  readonly patienceMs?: number;
}

/** A phone that changes cells takes seconds; who takes nothing for so long holds memory for nothing. */
const PATIENCE_MS = 60_000;
/** Higher levels cost more time than a usual line gains. */
const GZIP_LEVEL = 4;
const BROTLI_QUALITY = 3;

class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

/**
 * Answers a file that is made while it is taken: a chunk is made when the one before has left, so that memory stays flat
 * however large the file and however slow its reader. A file that breaks off ends the connection without the end of
 * the answer, which every reader notices.
 */
export function streamFile(c: AppContext, file: StreamedFile): Response {
  const { type, name, extension, isText } = file;
  const encoding = isText ? acceptedEncoding(c.req.header('accept-encoding')) : null;
  const chunks = encoding === null ? file.chunks : compressedStream(file.chunks, encoding);
  const headers = {
    'content-type': type,
    'content-disposition': attachedFile(name, extension),
    'cache-control': 'private, no-store',
    ...(isText && { vary: 'accept-encoding' }),
    ...(encoding !== null && { 'content-encoding': encoding }),
  };
  return new Response(takenInTime(chunks, file), { headers });
}

const ENCODER = new TextEncoder();

function takenInTime(
  chunks: AsyncIterable<string | Uint8Array>,
  { onEnd, patienceMs = PATIENCE_MS }: Pick<StreamedFile, 'onEnd' | 'patienceMs'>,
): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const end = (error?: unknown) => {
    clearTimeout(timer);
    if (hasEnded) return;
    hasEnded = true;
    onEnd(error);
  };
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => wait(controller),
      pull: async (controller) => {
        clearTimeout(timer);
        try {
          const { done, value } = await iterator.next();
          if (hasEnded) return;
          if (done) {
            controller.close();
            return end();
          }
          controller.enqueue(typeof value === 'string' ? ENCODER.encode(value) : value);
          wait(controller);
        } catch (error) {
          end(error);
          throw error;
        }
      },
      cancel: async () => {
        end();
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );

  function wait(controller: ReadableStreamDefaultController<Uint8Array>): void {
    timer = setTimeout(() => {
      const error = new NotTaken(`nobody took anything for ${patienceMs} ms`);
      controller.error(error);
      end(error);
      iterator.return?.()?.catch(() => undefined);
    }, patienceMs);
    timer.unref();
  }
}

function compressedStream(
  chunks: AsyncIterable<string | Uint8Array>,
  encoding: Encoding,
): AsyncIterable<Uint8Array> {
  const squeeze =
    encoding === 'gzip'
      ? createGzip({ level: GZIP_LEVEL })
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  // An error ends both streams, and whoever reads the last one gets it.
  return pipeline(Readable.from(chunks, { highWaterMark: 1 }), squeeze, () => undefined);
}
