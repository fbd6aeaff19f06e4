import fs from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, type QueryExecutorProvider, sql, type Transaction } from 'kysely';
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  FileMigrationProvider,
  MIGRATION_LOCK_ID,
  type Migration,
  type MigrationProvider,
  type MigrationResultSet,
  Migrator,
} from 'kysely/migration';
import { gaveWay } from './again.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { type Steps, takeStep } from './migrations/in-steps.ts';
import type { Db } from './pool.ts';
import type { Database } from './schema.ts';

/**
 * The migrations: each file of this folder with an `up`, applied in the order of their names. A migration that has
 * shipped is never edited: add the next number.
 */
const FOLDER = join(import.meta.dirname, 'migrations');
/**
 * How long a migration waits for a table that a request or a job has locked; later requests wait behind it. Shorter than
 * the time after which PostgreSQL looks for deadlocks (1 s), so that the migration gives way and not a request.
 */
const LOCK_TIMEOUT = '800ms';
/** How long a migration is tried again: a job may lock its tables for ten minutes. */
const PATIENCE_MS = 12 * 60_000;
const PAUSE_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';
const MIGRATOR_LOCK = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };

const files = await new FileMigrationProvider({
  fs,
  path: { join },
  migrationFolder: FOLDER,
}).getMigrations();
const provider: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(Object.entries(files).map(([name, { up }]) => [name, { up: withoutQueueing(up) }])),
};

function withoutQueueing(up: Migration['up']): Migration['up'] {
  return async (db) => {
    await waitShortly(db);
    await up(db);
  };
}

const waitShortly = (db: QueryExecutorProvider) =>
  sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(db);

/** Names of all migrations, oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(files).sort();

/**
 * Brings the schema up to date under the migrator's advisory lock, so that several servers may start together. Each
 * migration of a database in use is a transaction of its own: servers of the version before go on answering between
 * them, and a migration that ended in a deadlock with a request, or waited too long for a table, is tried again. The
 * newest schema also gets the built-in crops and pests that it lacks.
 *
 * @param upTo the last migration to apply (default: the newest)
 * @returns the names applied now, oldest first; empty when the schema was current
 * @throws the first error of a migration; those before it stay applied
 */
export async function migrate(owner: Db, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db: owner, provider });
  const isNew = (await appliedMigrations(owner)).length === 0;
  const done = isNew ? await allAtOnce(migrator, upTo) : await oneByOne(migrator, owner, upTo);
  if (upTo === undefined) await fillCatalogue(owner);
  return done;
}

/** In one transaction, which is quicker: nobody uses the database yet. */
async function allAtOnce(migrator: Migrator, upTo?: string): Promise<string[]> {
  return namesOf(await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest()));
}

/** @throws the database has a migration that this version does not know: it belongs to a newer one */
async function oneByOne(migrator: Migrator, owner: Db, upTo?: string): Promise<string[]> {
  const done: string[] = [];
  const deadline = Date.now() + PATIENCE_MS;
  while (upTo === undefined || !(await appliedMigrations(owner)).includes(upTo)) {
    const result = await nextMigration(migrator, owner);
    if (isInTheWay(result.error) && Date.now() < deadline) {
      await sleep(PAUSE_MS);
      continue;
    }
    const names = namesOf(result);
    if (names.length === 0) break;
    done.push(...names);
  }
  return done;
}

/** Takes the steps of the next migration, each in a transaction of its own, and then the migration. */
async function nextMigration(migrator: Migrator, owner: Db): Promise<MigrationResultSet> {
  try {
    while (await takeNextStep(owner));
  } catch (error) {
    return { error };
  }
  return await migrator.migrateUp();
}

/** Under the migrator's lock, as another server may be migrating. @returns false when there is none */
async function takeNextStep(owner: Db): Promise<boolean> {
  return await owner.connection().execute(async (connection) => {
    const { adapter } = connection.getExecutor();
    // It is held by the connection, not by the transaction, and does not end with it.
    await adapter.acquireMigrationLock(connection, MIGRATOR_LOCK);
    try {
      return await connection.transaction().execute(nextStep);
    } finally {
      await adapter.releaseMigrationLock(connection, MIGRATOR_LOCK);
    }
  });
}

async function nextStep(tx: Transaction<Database>): Promise<boolean> {
  await waitShortly(tx);
  const applied = new Set(await appliedMigrations(tx));
  const next = MIGRATION_NAMES.find((name) => !applied.has(name));
  const isNewer = [...applied].some((name) => !(name in files));
  const { steps } = (next ? files[next] : {}) as { steps?: Steps };
  return steps !== undefined && !isNewer && (await takeStep(tx as unknown as Kysely<unknown>, steps));
}

const isInTheWay = (error: unknown): boolean =>
  gaveWay(error) || (error as { code?: string } | undefined)?.code === LOCK_NOT_AVAILABLE;

/** @throws the error of the migration that failed */
function namesOf({ error, results = [] }: MigrationResultSet): string[] {
  if (error) throw error;
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Names of the migrations that a database has, oldest first; none of one that was never migrated. */
export async function appliedMigrations(owner: Db): Promise<string[]> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(owner);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    owner,
  );
  return rows.map(({ name }) => name);
}
