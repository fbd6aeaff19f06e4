import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { blobKey } from '../blobs/blob-store.ts';
import { OperatorError } from '../run/operator-error.ts';

/**
 * The archive: a tar compressed by zstd, its entries in this order.
 *
 * | Entry | What |
 * |---|---|
 * | `vigia-backup.json` | `Head`: program, schema and tables of the copy |
 * | `tables/<table>/000000.copy` … | rows as PostgreSQL's COPY writes them, tables in the order in which they load |
 * | `files/<key>` | photos |
 * | `manifest.json` | `Manifest`: counts and hashes of all of it; an archive without it was cut off |
 */
export const FORMAT = 1;
export const HEAD = 'vigia-backup.json';
export const MANIFEST = 'manifest.json';

const Name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,62}$/));
const Instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00$/));
const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Count = z.int().check(z.nonnegative());

export const Head = z.strictObject({
  format: z.literal(FORMAT),
  /** Version of the program that made it. */
  program: z.string(),
  made_at: z.iso.datetime(),
  /** Names of the migrations, oldest first. */
  schema: z.array(z.string().check(z.regex(/^\d{4}-[\w-]+$/))).check(z.minLength(1)),
  tables: z.array(
    z.strictObject({
      name: Name,
      columns: z.array(Name).check(z.minLength(1)),
      partitions: z.array(z.strictObject({ name: Name, from: Instant, to: Instant })),
    }),
  ),
});
export type Head = z.infer<typeof Head>;

export const Manifest = z.strictObject({
  head_sha256: Sha256,
  tables: z.array(z.strictObject({ name: Name, rows: Count, bytes: Count, sha256: Sha256 })),
  /** Next value of a sequence; `value` as text, as it may be larger than a number can hold exactly. */
  sequences: z.array(
    z.strictObject({
      table: Name,
      column: Name,
      value: z.string().check(z.regex(/^\d{1,19}$/)),
      called: z.boolean(),
    }),
  ),
  files: z.array(z.strictObject({ key: z.string(), bytes: Count, sha256: Sha256 })),
});
export type Manifest = z.infer<typeof Manifest>;

export type EntryKind =
  | { readonly kind: 'head' | 'manifest' }
  | { readonly kind: 'table'; readonly table: string; readonly part: number }
  | { readonly kind: 'file'; readonly key: string };

/** Path of a part of a table's rows, numbered from 0. */
export const partPath = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`;
/** Path of a photo by its key in the store of files. */
export const filePath = (key: string): string => `files/${key}`;

/** The kind of an entry by its path. @throws {OperatorError} an unknown path, such as one that climbs out */
export function entryKindOf(path: string): EntryKind {
  if (path === HEAD) return { kind: 'head' };
  if (path === MANIFEST) return { kind: 'manifest' };
  const [, table, part] = /^tables\/([a-z][a-z0-9_]{0,62})\/(\d{6,9})\.copy$/.exec(path) ?? [];
  if (table !== undefined) return { kind: 'table', table, part: Number(part) };
  try {
    if (path.startsWith('files/')) return { kind: 'file', key: blobKey(path.slice('files/'.length)) };
  } catch {
    // not a valid key: refused below
  }
  throw new OperatorError(`La copia trae una entrada que no es de Vigía: «${path.slice(0, 100)}».`);
}

export interface Tally {
  add(chunk: Uint8Array): void;
  /** Rows are counted by line feeds: COPY writes one at the end of each row and none within. */
  total(): { rows: number; bytes: number; sha256: string };
}

const LINE_FEED = 10;

/** Counts and hashes chunks, beginning with none. */
export function tally(): Tally {
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  return {
    add(chunk) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) rows += 1;
    },
    total: () => ({ rows, bytes, sha256: hash.copy().digest('hex') }),
  };
}

/** SHA-256 in hex. */
export const sha256Of = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');
