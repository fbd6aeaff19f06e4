import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import tar from 'tar-stream';
import { hasCode, OperatorError } from '../run/operator-error.ts';

export interface TarWriter {
  add(path: string, content: Uint8Array): Promise<void>;
}

/**
 * Writes a compressed tar that appears under its name only when it is whole and on the disk.
 *
 * @param write fills it, one entry at a time
 * @returns its size and its SHA-256 in hex
 * @throws {OperatorError} the file is there already or cannot be written
 */
export async function writeTar(
  path: string,
  write: (tar: TarWriter) => Promise<void>,
): Promise<{ bytes: number; sha256: string }> {
  if (await stat(path).catch(() => null)) throw new OperatorError(`Ya existe ${path}: elija otro nombre.`);
  const aside = `${path}.partial`;
  const pack = tar.pack();
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const file = createWriteStream(aside, { mode: 0o600, flags: 'w' });
  const written = pipeline(pack, compress, hashed, file);
  const add = async (name: string, content: Uint8Array) => {
    const entry = pack.entry({ name, size: content.length, mode: 0o600, type: 'file' });
    entry.end(content);
    await finished(entry);
  };
  const filled = write({ add }).then(() => pack.finalize());
  try {
    await Promise.all([filled, written]);
    await flush(aside);
    await rename(aside, path);
    await flush(dirname(path));
    return { bytes: file.bytesWritten, sha256: hash.digest('hex') };
  } catch (cause) {
    pack.destroy();
    await Promise.allSettled([filled, written]);
    await rm(aside, { force: true });
    if (!hasCode(cause, 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENOSPC')) throw cause;
    throw new OperatorError(`No se pudo escribir ${path}: ${(cause as Error).message}.`, { cause });
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

export interface TarEntry {
  readonly path: string;
  readonly size: number;
  /** Must be read to its end before the next entry is requested. */
  readonly chunks: AsyncIterable<Buffer>;
}

/**
 * The entries of a compressed tar, one after the other.
 *
 * @throws {OperatorError} it cannot be read, is damaged or cut off, or contains anything but plain files
 */
export async function* readTar(path: string): AsyncGenerator<TarEntry> {
  const extract = tar.extract();
  const source = createReadStream(path);
  const read = pipeline(source, createZstdDecompress(), extract);
  read.catch(() => undefined); // the iteration below gets the same error
  try {
    for await (const entry of withFileFault(path, extract)) {
      const { name, size = 0, type } = entry.header;
      if (type !== 'file') {
        throw new OperatorError(`La copia trae una entrada que no es un archivo: «${name.slice(0, 100)}».`);
      }
      yield { path: name, size, chunks: withFileFault(path, entry as AsyncIterable<Buffer>) };
    }
  } finally {
    source.destroy();
    extract.destroy();
  }
}

/** The same items; an error in their stream is reported as a fault of the file. */
async function* withFileFault<T>(path: string, items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (cause) {
    const reason = (cause as Error).message;
    const unreadable = hasCode(cause, 'ENOENT', 'EACCES', 'EPERM', 'EISDIR');
    const what = unreadable ? `No se pudo leer ${path}` : `La copia ${path} está dañada o incompleta`;
    throw new OperatorError(`${what}: ${reason}.`, { cause });
  }
}
