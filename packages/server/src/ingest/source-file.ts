import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { ImportError } from './import-error.ts';

/** Enough for some thirty station-years of hourly data with all columns. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;
const HEAD_BYTES = 64 * 1024;

export interface SourceFile {
  readonly name: string;
  /** Opens its content from the beginning. */
  readonly open: () => Readable;
  readonly bytes: number;
  readonly encoding: 'utf8' | 'latin1';
  /** Separator of the fields, found in the first line. */
  readonly delimiter: ',' | ';' | '\t';
}

const SYSTEM_ERRORS: Readonly<Record<string, { code: 'file-missing' | 'file-unreadable'; why: string }>> = {
  ENOENT: { code: 'file-missing', why: 'no existe' },
  ENOTDIR: { code: 'file-missing', why: 'no existe: una parte de la ruta no es una carpeta' },
  EACCES: { code: 'file-unreadable', why: 'no se puede leer: falta el permiso de lectura' },
  EPERM: { code: 'file-unreadable', why: 'no se puede leer: falta el permiso de lectura' },
};

function refuseSystemError(path: string, cause: unknown): never {
  const systemCode = (cause as NodeJS.ErrnoException).code ?? '';
  const known = SYSTEM_ERRORS[systemCode];
  throw new ImportError(
    known?.code ?? 'file-unreadable',
    `El archivo «${path}» ${known?.why ?? `no se puede leer (${systemCode || String(cause)})`}.`,
  );
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / (1024 * 1024))} MB`;

async function readHead(handle: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

function refuseBinary(path: string, head: Buffer): void {
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) {
    const what = 'es un libro de Excel o un archivo comprimido, no un CSV: expórtelo como CSV';
    throw new ImportError('file-binary', `El archivo «${path}» ${what}.`);
  }
  if (head.includes(0)) {
    const what = 'no es un archivo de texto (CSV en UTF-8): contiene datos binarios';
    throw new ImportError('file-binary', `El archivo «${path}» ${what}.`);
  }
}

/** Old spreadsheet exports are in Latin-1: there, a degree sign is not valid UTF-8. */
function encodingOf(head: Buffer): SourceFile['encoding'] {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf8';
  } catch {
    return 'latin1';
  }
}

function delimiterOf(head: string): SourceFile['delimiter'] {
  const firstLine = head.split(/\r\n|\n|\r/, 20).find((line) => line.trim() !== '') ?? '';
  const count = (mark: string) => firstLine.split(mark).length - 1;
  if (count('\t') > Math.max(count(';'), count(','))) return '\t';
  return count(';') > 0 && count(';') >= count(',') ? ';' : ',';
}

/**
 * Checks a file before it is parsed: it must exist, contain text and not be too large.
 *
 * @throws {ImportError} with the reason in Spanish
 */
export async function inspectFile(path: string, maxBytes: number = MAX_IMPORT_BYTES): Promise<SourceFile> {
  const handle = await open(path, 'r').catch((cause: unknown) => refuseSystemError(path, cause));
  try {
    const stat = await handle.stat();
    if (stat.isDirectory()) {
      throw new ImportError('file-is-folder', `«${path}» es una carpeta: indique el archivo CSV.`);
    }
    if (!stat.isFile()) throw new ImportError('file-unreadable', `«${path}» no es un archivo corriente.`);
    if (stat.size === 0) throw new ImportError('file-empty', `El archivo «${path}» está vacío.`);
    if (stat.size > maxBytes) {
      const sizes = `pesa ${megabytes(stat.size)} y el máximo es ${megabytes(maxBytes)}`;
      throw new ImportError(
        'file-too-large',
        `El archivo «${path}» ${sizes}: divídalo, por ejemplo por años.`,
      );
    }
    return {
      name: basename(path),
      bytes: stat.size,
      open: () => createReadStream(path),
      ...inspectHead(path, await readHead(handle)),
    };
  } finally {
    await handle.close();
  }
}

/**
 * The same for an uploaded file. Its name is only used in messages.
 *
 * @throws {ImportError} `file-empty` or `file-binary`
 */
export function sentFile(name: string, content: Buffer): SourceFile {
  if (content.length === 0) throw new ImportError('file-empty', `El archivo «${name}» está vacío.`);
  return {
    name,
    bytes: content.length,
    open: () => Readable.from(slicesOf(content)),
    ...inspectHead(name, content.subarray(0, HEAD_BYTES)),
  };
}

/** In slices, so that other requests can run in between. */
function* slicesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += HEAD_BYTES) yield content.subarray(at, at + HEAD_BYTES);
}

function inspectHead(name: string, head: Buffer): Pick<SourceFile, 'encoding' | 'delimiter'> {
  refuseBinary(name, head);
  const encoding = encodingOf(head);
  return { encoding, delimiter: delimiterOf(head.toString(encoding)) };
}
