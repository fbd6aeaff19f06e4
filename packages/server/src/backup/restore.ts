import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { BlobStore } from '../blobs/blob-store.ts';
import { CATALOGUE_TABLES, clearCatalogue } from '../db/fill-catalogue.ts';
import { MIGRATION_NAMES, migrate } from '../db/migrate.ts';
import { isDistributed } from '../db/on-nodes.ts';
import type { Databases } from '../db/pool.ts';
import { KEPT_BUILDS } from '../embed/widget-builds.ts';
import { OperatorError } from '../run/operator-error.ts';
import type { Progress } from '../run/progress.ts';
import { schemaOf, type TableFacts, tablesOf } from './catalogue.ts';
import { type CheckedArchive, readArchive } from './check-archive.ts';
import type { Head, Manifest } from './format.ts';

export interface RestoreNeeds {
  readonly databases: Pick<Databases, 'owner' | 'ownerPool'>;
  readonly blobs: BlobStore;
  /** Absolute path of the archive. */
  readonly file: string;
  /** The result of a first reading of it. */
  readonly checked: CheckedArchive;
  readonly progress: Progress;
}

/**
 * Loads a copy into an empty database and an empty store of files: all of it or nothing. Hashes are compared once more
 * on the way, before the one transaction ends. A copy of an older version is brought up to date afterwards.
 *
 * @throws {OperatorError} the destination is not empty or distributed, or the copy is of a schema that this program does not know
 */
export async function restoreBackup(needs: RestoreNeeds): Promise<void> {
  const { databases, blobs, checked, progress } = needs;
  await refuseFiles(blobs);
  if (await isDistributed(databases.ownerPool))
    throw new OperatorError(
      'La base de datos ya está repartida entre los nodos de un Citus: restaure en una recién creada y repártala después con «vigia distribute».',
    );
  await prepareSchema(databases, checked.head);
  const client = await databases.ownerPool.connect();
  const written: string[] = [];
  let fault: Error | undefined;
  try {
    await client.query('begin');
    await load(client, needs, written);
    await client.query('commit');
  } catch (error) {
    fault = error as Error;
    for (const key of written) await blobs.delete(key);
    throw described(fault);
  } finally {
    client.release(fault); // closing the connection is what rolls back
  }
  await progress.step(
    'Esquema',
    (applied) => (applied.length > 0 ? 'actualizado' : 'al día'),
    () => migrate(databases.owner),
  );
  await databases.ownerPool.query('analyze');
}

async function refuseFiles(blobs: BlobStore): Promise<void> {
  for await (const { key } of blobs.list()) {
    if (key.startsWith(KEPT_BUILDS)) continue;
    throw new OperatorError(`El almacén de fotos no está vacío (${key}): se restaura solo en uno vacío.`);
  }
}

/** Makes the tables as they were when the copy was made. */
async function prepareSchema({ owner, ownerPool }: RestoreNeeds['databases'], head: Head): Promise<void> {
  const ours = MIGRATION_NAMES.slice(0, head.schema.length);
  if (head.schema.join() !== ours.join()) {
    const newest = head.schema.at(-1);
    throw new OperatorError(
      `La copia es de otra versión de Vigía (${head.program}, esquema ${newest}) que este programa no conoce: actualícelo.`,
    );
  }
  const client = await ownerPool.connect();
  const there = await schemaOf(client).finally(() => client.release());
  if (there.length === 0) await migrate(owner, head.schema.at(-1));
  else if (there.join() !== head.schema.join()) {
    throw new OperatorError(
      `La copia es del esquema ${head.schema.at(-1)} y la base de datos ya tiene el ${there.at(-1)}: restaure en una base recién creada.`,
    );
  }
}

async function load(client: pg.PoolClient, needs: RestoreNeeds, written: string[]): Promise<void> {
  const { checked, blobs, file, progress } = needs;
  const tables = await emptyTables(client, checked.head);
  const forced = tables.filter((table) => table.forced).map(({ name }) => client.escapeIdentifier(name));
  // Under forced policies COPY refuses even the owner. The tables are locked, so nobody sees them in between.
  for (const name of forced) await client.query(`alter table ${name} no force row level security`);
  // Triggers are off meanwhile: the tables that they keep up to date are in the copy as well.
  const all = tables.map(({ name }) => client.escapeIdentifier(name));
  for (const name of all) await client.query(`alter table ${name} disable trigger user`);
  await makePartitions(client, checked.head);
  const rows = tableRows(client, checked.head);
  const loaded = await progress.step(
    'Carga',
    ({ tables, files }) => `${tables} tablas, ${files} fotos`,
    async () => {
      const { manifest } = await readArchive(file, {
        part: (table, chunk) => rows.add(table, chunk),
        file: async (key, content) => {
          await blobs.put(key, content);
          written.push(key);
        },
      });
      await rows.end();
      if (manifest.head_sha256 !== checked.manifest.head_sha256)
        throw new Error('another archive under that name');
      return { tables: manifest.tables.length, files: manifest.files.length };
    },
  );
  await continueNumbers(client, checked.manifest);
  for (const name of all) await client.query(`alter table ${name} enable trigger user`);
  for (const name of forced) await client.query(`alter table ${name} force row level security`);
  return void loaded;
}

/** Locks every table and checks that they are defined as the copy's are and contain only built-in crops and pests. */
async function emptyTables(client: pg.PoolClient, head: Head): Promise<TableFacts[]> {
  const tables = await tablesOf(client);
  const shape = (list: readonly { name: string; columns: readonly string[] }[]) =>
    list.map(({ name, columns }) => `${name} ${columns.toSorted()}`).toSorted();
  const [here, there] = [shape(tables), shape(head.tables)];
  if (here.join() !== there.join()) {
    const odd = there.find((table) => !here.includes(table)) ?? here.find((table) => !there.includes(table));
    throw new OperatorError(`La copia no calza con el esquema: «${odd?.split(' ')[0]}».`);
  }
  const names = tables.map(({ name }) => name);
  const full = await lockedWithRows(
    client,
    names.filter((name) => !CATALOGUE_TABLES.has(name)),
  );
  if (full.length === 0) {
    await clearCatalogue(client);
    full.push(...(await lockedWithRows(client, [...CATALOGUE_TABLES])));
  }
  if (full.length === 0) return tables;
  throw new OperatorError(
    `La base de datos no está vacía (${full.join(', ')}): se restaura solo en una vacía.`,
  );
}

/** Locks tables and returns those that have rows. */
async function lockedWithRows(client: pg.PoolClient, names: readonly string[]): Promise<string[]> {
  const full: string[] = [];
  for (const name of names) {
    const table = client.escapeIdentifier(name);
    await client.query(`lock table ${table} in access exclusive mode`);
    if ((await client.query(`select from ${table} limit 1`)).rowCount) full.push(name);
  }
  return full;
}

async function makePartitions(client: pg.PoolClient, head: Head): Promise<void> {
  for (const { name: parent, partitions } of head.tables) {
    for (const { name, from, to } of partitions) {
      await client.query(`create table if not exists ${client.escapeIdentifier(name)}
        partition of ${client.escapeIdentifier(parent)}
        for values from (${client.escapeLiteral(from)}) to (${client.escapeLiteral(to)})`);
    }
  }
}

/** Loads the rows of one table after the other. */
function tableRows(client: pg.PoolClient, head: Head) {
  let open: { table: string; stream: ReturnType<typeof copyFrom>; done: Promise<void> } | undefined;
  const begin = (table: string) => {
    const columns = head.tables.find(({ name }) => name === table)?.columns ?? [];
    const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const stream = client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${names}) from stdin`));
    const done = finished(stream);
    done.catch(() => undefined); // the next write or the end gets the error
    return { table, stream, done };
  };
  const end = async () => {
    open?.stream.end();
    await open?.done;
    open = undefined;
  };
  return {
    end,
    async add(table: string, chunk: Buffer): Promise<void> {
      if (open?.table !== table) {
        await end();
        open = begin(table);
      }
      const { stream, done } = open as NonNullable<typeof open>;
      if (!stream.write(chunk)) {
        const drained = new Promise<void>((resume) => stream.once('drain', resume));
        await Promise.race([drained, done]);
      }
    },
  };
}

/** Sets the sequences to the copy's values, so that no id is given out twice. */
async function continueNumbers(client: pg.PoolClient, { sequences }: Manifest): Promise<void> {
  for (const { table, column, value, called } of sequences) {
    await client.query(
      'select setval(pg_get_serial_sequence(quote_ident($1), $2)::regclass, $3::bigint, $4)',
      [table, column, value, called],
    );
  }
}

function described(error: Error): Error {
  if (!(error instanceof pg.DatabaseError)) return error;
  const where = error.table ? ` (${error.table})` : '';
  return new OperatorError(`La copia no se pudo cargar${where}: ${error.message}.`, { cause: error });
}
