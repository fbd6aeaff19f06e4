import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BlobStore, blobKey } from '../blobs/blob-store.ts';
import type { Databases } from '../db/pool.ts';
import { OperatorError } from '../run/operator-error.ts';
import type { Progress } from '../run/progress.ts';
import { numberedColumns, schemaOf, type TableFacts, tablesOf } from './catalogue.ts';
import {
  FORMAT,
  filePath,
  HEAD,
  type Head,
  MANIFEST,
  type Manifest,
  partPath,
  sha256Of,
  tally,
} from './format.ts';
import { LOG, type LogNumbers, logNumbers, numberedAnew } from './log-numbers.ts';
import { type TarWriter, writeTar } from './tar-file.ts';

export interface BackupNeeds {
  readonly databases: Pick<Databases, 'ownerPool'>;
  readonly blobs: BlobStore;
  /** Absolute path of the archive. */
  readonly file: string;
  /** Version of this program. */
  readonly program: string;
  /** Epoch ms. */
  readonly now: () => number;
  readonly progress: Progress;
}

export interface BackupReport {
  readonly bytes: number;
  /** Of the archive, hex. */
  readonly sha256: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Photos that have a row and no file in the store. */
  readonly missingFiles: readonly string[];
  /** Photos whose bytes are not those that were stored; they are copied as they are. */
  readonly damagedFiles: readonly string[];
}

const PART_BYTES = 4 * 1024 * 1024;
/** Settings with which every server writes the same text for a value. */
const PLAIN_TEXT = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'`;

/**
 * Copies every table, as of one instant, and every file into one archive. The service may run meanwhile. The
 * files are listed after that instant, and a file is written before its row: so no row is copied without its file.
 *
 * @throws {OperatorError} the database has no schema yet, or the archive cannot be written
 */
export async function makeBackup(needs: BackupNeeds): Promise<BackupReport> {
  const client = await needs.databases.ownerPool.connect();
  let fault: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(PLAIN_TEXT);
    const head = await headOf(client, needs);
    const manifest: Manifest = { head_sha256: '', tables: [], sequences: [], files: [] };
    let faulty: FaultyFiles = { missingFiles: [], damagedFiles: [] };
    const archive = await writeTar(needs.file, async (tar) => {
      faulty = await fill({ ...needs, client, tar, ...head, manifest });
    });
    await client.query('commit');
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { ...archive, tables: manifest.tables.length, rows, files: manifest.files.length, ...faulty };
  } catch (error) {
    fault = error as Error;
    throw error;
  } finally {
    client.release(fault); // after an interrupted COPY the connection cannot be used again
  }
}

async function headOf(client: pg.ClientBase, { program, now }: BackupNeeds) {
  const schema = await schemaOf(client);
  if (schema.length === 0) throw new OperatorError('La base de datos está vacía: no hay nada que copiar.');
  const tables = await tablesOf(client);
  // Waits for a partition that is just being dropped.
  for (const { name } of tables) {
    await client.query(`lock table ${client.escapeIdentifier(name)} in access share mode`);
  }
  const head: Head = {
    format: FORMAT,
    program,
    made_at: new Date(now()).toISOString(),
    schema,
    tables: tables.map(({ name, columns, partitions }) => ({
      name,
      columns: [...columns],
      partitions: [...partitions],
    })),
  };
  return { head, tables };
}

interface Filling extends BackupNeeds {
  readonly client: pg.PoolClient;
  readonly tar: TarWriter;
  readonly head: Head;
  readonly tables: readonly TableFacts[];
  readonly manifest: Manifest;
}

type FaultyFiles = Pick<BackupReport, 'missingFiles' | 'damagedFiles'>;

async function fill({ client, tar, head, tables, manifest, blobs, progress }: Filling): Promise<FaultyFiles> {
  const headBytes = Buffer.from(JSON.stringify(head));
  manifest.head_sha256 = sha256Of(headBytes);
  await tar.add(HEAD, headBytes);
  const numbers = await logNumbers(client);
  for (const table of tables) {
    const copied = await progress.step(
      `Tabla ${table.name}`,
      ({ rows }) => `${rows} filas`,
      () => copyTable(client, tar, table, numbers),
    );
    manifest.tables.push({ name: table.name, ...copied });
  }
  manifest.sequences.push(...(await sequencesOf(client, numbers)));
  const files = await progress.step(
    'Fotos',
    (copied) => `${copied.length} archivos`,
    () => copyFiles(tar, blobs),
  );
  manifest.files.push(...files);
  const copied = new Map(files.map(({ key, sha256 }) => [key, sha256]));
  const named = await namedFiles(client);
  await tar.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  return {
    missingFiles: named.filter(({ key }) => !copied.has(key)).map(({ key }) => key),
    damagedFiles: named
      .filter(({ key, sha256 }) => copied.has(key) && copied.get(key) !== sha256)
      .map(({ key }) => key),
  };
}

/** A partitioned table is copied month by month, so that no sort of the whole is needed. */
async function copyTable(client: pg.PoolClient, tar: TarWriter, table: TableFacts, numbers: LogNumbers) {
  const counted = tally();
  let part = 0;
  let chunks: Buffer[] = [];
  let waiting = 0;
  const settle = async () => {
    if (waiting === 0) return;
    await tar.add(partPath(table.name, part), Buffer.concat(chunks));
    part += 1;
    [chunks, waiting] = [[], 0];
  };
  for (const { columns, from } of sourcesOf(table, numbers)) {
    const order = table.order && ` order by ${table.order}`;
    const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${from}${order}) to stdout`));
    for await (const chunk of rows as AsyncIterable<Buffer>) {
      counted.add(chunk);
      chunks.push(chunk);
      waiting += chunk.length;
      if (waiting >= PART_BYTES) await settle();
    }
  }
  await settle();
  return counted.total();
}

/** What a table is copied from, in SQL, one after the other. */
function sourcesOf(table: TableFacts, numbers: LogNumbers): { columns: readonly string[]; from: string }[] {
  if (table.name === LOG && numbers.areOfNodes) return [numberedAnew(table.columns)];
  const columns = table.columns.map((column) => pg.escapeIdentifier(column));
  const names = table.partitions.length > 0 ? table.partitions.map(({ name }) => name) : [table.name];
  return names.map((name) => ({ columns, from: pg.escapeIdentifier(name) }));
}

async function sequencesOf(client: pg.ClientBase, numbers: LogNumbers): Promise<Manifest['sequences']> {
  const found: Manifest['sequences'] = [];
  for (const { table, column, sequence } of await numberedColumns(client)) {
    if (table === LOG && numbers.areOfNodes) {
      found.push({ table, column, value: String(Math.max(1, numbers.last)), called: numbers.last > 0 });
      continue;
    }
    const { rows } = await client.query(
      `select last_value::text as value, is_called as called from ${sequence}`,
    );
    found.push({ table, column, value: rows[0].value, called: rows[0].called });
  }
  return found;
}

async function copyFiles(tar: TarWriter, blobs: BlobStore): Promise<Manifest['files']> {
  const keys: string[] = [];
  for await (const { key } of blobs.list()) if (isOurs(key)) keys.push(key);
  const files: Manifest['files'] = [];
  for (const key of keys.toSorted()) {
    const content = await blobs.get(key);
    if (!content) continue; // deleted since
    await tar.add(filePath(key), content);
    files.push({ key, bytes: content.length, sha256: sha256Of(content) });
  }
  return files;
}

/** Whether a key is one of the service's files; remains of interrupted writes are not. */
function isOurs(key: string): boolean {
  try {
    return blobKey(key) === key;
  } catch {
    return false;
  }
}

async function namedFiles(client: pg.ClientBase): Promise<{ key: string; sha256: string }[]> {
  const { rows } = await client.query(`select to_regclass('public.image') as name`);
  if (rows[0].name === null) return []; // a schema from before photos
  const named = await client.query<{ key: string; sha256: string }>(
    'select blob_key as key, sha256 from image where blob_key is not null',
  );
  return named.rows;
}
