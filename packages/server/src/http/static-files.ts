import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { acceptedEncoding, compressed, type Encoding, isCompressible } from './compress.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.geojson': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
/** Compressed once and kept, so it may take its time; files that the build compressed are smaller still. */
const THOROUGH_BROTLI = 9;

interface StoredFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly smaller: Map<Encoding, Promise<Buffer>>;
}

export interface StaticFiles {
  /** The file at a decoded URL path such as `assets/main.js`, ready to send; null when there is none. */
  serve(path: string, request: Request, headers: Readonly<Record<string, string>>): Promise<Response | null>;
}

/** The content of a file; the compressed form too, if the build made one. */
interface FileContent {
  readonly body: Buffer;
  readonly brotli?: Buffer | null;
}

/** Serves a build folder from memory: read at first use, its files do not change while the server runs. */
export const staticFiles = (folder: string): StaticFiles => filesBy((path) => readInside(folder, path));

/** The same for files that lie elsewhere: `read` answers null for missing ones. */
export function filesBy(read: (path: string) => Promise<FileContent | null>): StaticFiles {
  const known = new Map<string, Promise<StoredFile | null>>();
  const file = (path: string) => {
    const stored = known.get(path) ?? read(path).then((found) => found && storedFile(path, found));
    // Unknown paths are not remembered: anybody can ask for any number of them.
    known.set(path, stored);
    stored.then(
      (found) => found ?? known.delete(path),
      () => known.delete(path),
    );
    return stored;
  };
  return {
    async serve(path, request, headers) {
      const stored = await file(path);
      return stored && (await answerFile(stored, request, headers));
    },
  };
}

function storedFile(path: string, { body, brotli }: FileContent): StoredFile {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return { body, type, etag, smaller: new Map(brotli ? [['br', Promise.resolve(brotli)]] : []) };
}

async function answerFile(file: StoredFile, request: Request, extra: Readonly<Record<string, string>>) {
  const headers = new Headers({
    ...extra,
    'content-type': file.type,
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (matches(request.headers.get('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
  if (encoding === null || !isCompressible(file.type, file.body.length)) {
    return new Response(new Uint8Array(file.body), { headers });
  }
  const smaller = file.smaller.get(encoding) ?? compressed(file.body, encoding, THOROUGH_BROTLI);
  file.smaller.set(encoding, smaller);
  headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(await smaller), { headers });
}

/** `If-None-Match` against a tag; weak tags are compared without their prefix. */
export function matches(header: string | null | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header?.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag)) ?? false;
}

/** Reads a file whose real path lies in the folder: neither `..` nor a link leads out of it. */
async function readInside(folder: string, path: string): Promise<FileContent | null> {
  if (path.includes('\0') || path.split('/').some((part) => part.startsWith('.'))) return null;
  try {
    const root = await realpath(folder);
    const target = await realpath(join(root, path));
    if (!target.startsWith(root + sep)) return null;
    const brotli = await readFile(`${target}.br`).catch(() => null);
    return { body: await readFile(target), brotli };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)) return null;
    throw error;
  }
}
