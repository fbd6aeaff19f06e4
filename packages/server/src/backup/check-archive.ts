import { OperatorError } from '../run/operator-error.ts';
import {
  type EntryKind,
  entryKindOf,
  FORMAT,
  Head,
  Manifest,
  sha256Of,
  type Tally,
  tally,
} from './format.ts';
import { readTar, type TarEntry } from './tar-file.ts';

/** Largest sizes, bytes, of the parts that are read whole into memory. */
const LARGEST = { head: 4_000_000, file: 100_000_000, manifest: 1_000_000_000 };

/** What a reader of an archive does with its parts. */
export interface Visitor {
  head?(head: Head): Promise<void>;
  part?(table: string, chunk: Buffer): Promise<void>;
  file?(key: string, content: Buffer<ArrayBuffer>): Promise<void>;
}

export interface CheckedArchive {
  readonly head: Head;
  readonly manifest: Manifest;
}

/**
 * Reads a whole archive and compares it with its own manifest.
 *
 * @param visitor gets the parts as they come, before the rest has been checked
 * @throws {OperatorError} it is no backup, is of another format, cut off, or differs from its manifest anywhere
 */
export async function readArchive(path: string, visitor: Visitor = {}): Promise<CheckedArchive> {
  const tables = new Map<string, Tally>();
  const last = { table: '', part: -1 };
  const files: Manifest['files'] = [];
  let head: Head | undefined;
  let headSha = '';
  let manifest: Manifest | undefined;
  for await (const entry of readTar(path)) {
    const entryKind = entryKindOf(entry.path);
    if ((entryKind.kind === 'head') === (head !== undefined)) throw notOurs(path);
    if (manifest) throw new OperatorError(`La copia ${path} sigue después de su final.`);
    if (entryKind.kind === 'head') {
      const bytes = await whole(entry, entryKind);
      headSha = sha256Of(bytes);
      head = parsedHead(path, bytes);
      for (const { name } of head.tables) tables.set(name, tally());
      await visitor.head?.(head);
    } else if (entryKind.kind === 'table') {
      const counted = tables.get(entryKind.table);
      const expected = entryKind.table === last.table ? last.part + 1 : 0;
      if (!counted || entryKind.part !== expected) throw differs(path, entry.path);
      Object.assign(last, entryKind);
      for await (const chunk of entry.chunks) {
        counted.add(chunk);
        await visitor.part?.(entryKind.table, chunk);
      }
    } else if (entryKind.kind === 'file') {
      const content = await whole(entry, entryKind);
      files.push({ key: entryKind.key, bytes: content.length, sha256: sha256Of(content) });
      await visitor.file?.(entryKind.key, content);
    } else {
      manifest = parsed(path, Manifest, await whole(entry, entryKind));
    }
  }
  if (!head) throw notOurs(path);
  if (!manifest) throw new OperatorError(`La copia ${path} está incompleta: le falta el final.`);
  compare(path, manifest, { headSha, tables, files });
  return { head, manifest };
}

async function whole({ chunks, size, path }: TarEntry, { kind }: EntryKind): Promise<Buffer<ArrayBuffer>> {
  if (kind !== 'table' && size > LARGEST[kind]) {
    throw new OperatorError(`La copia trae una entrada demasiado grande: «${path}».`);
  }
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

function parsedHead(path: string, bytes: Buffer): Head {
  const format = (jsonOf(path, bytes) as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT) {
    throw new OperatorError(
      `La copia ${path} es del formato ${format} y este programa lee hasta el ${FORMAT}: actualice Vigía.`,
    );
  }
  return parsed(path, Head, bytes);
}

function parsed<T>(
  path: string,
  shape: { safeParse(value: unknown): { success: boolean; data?: T } },
  bytes: Buffer,
): T {
  const { success, data } = shape.safeParse(jsonOf(path, bytes));
  if (!success) throw notOurs(path);
  return data as T;
}

function jsonOf(path: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw notOurs(path);
  }
}

interface Found {
  readonly headSha: string;
  readonly tables: ReadonlyMap<string, Tally>;
  readonly files: Manifest['files'];
}

function compare(path: string, manifest: Manifest, { headSha, tables, files }: Found): void {
  if (manifest.head_sha256 !== headSha) throw differs(path, 'vigia-backup.json');
  const counted = [...tables].map(([name, found]) => ({ name, ...found.total() }));
  const wrong = firstDifference(counted, manifest.tables) ?? firstDifference(files, manifest.files);
  if (wrong !== undefined) throw differs(path, wrong);
}

/** Name of the first entry that differs between both lists. */
function firstDifference<T extends object>(found: readonly T[], listed: readonly T[]): string | undefined {
  for (let i = 0; i < Math.max(found.length, listed.length); i += 1) {
    const [a, b] = [found[i], listed[i]].map((one) => one && Object.entries(one).toSorted().join());
    if (a === b) continue;
    const { name, key } = { ...listed[i], ...found[i] } as { name?: string; key?: string };
    return name ?? key ?? '';
  }
  return undefined;
}

const notOurs = (path: string) => new OperatorError(`${path} no es una copia de Vigía.`);
const differs = (path: string, what: string) =>
  new OperatorError(
    `La copia ${path} fue alterada o está dañada: «${what}» no es lo que dice su manifiesto.`,
  );
