import fs from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { fillCatalogue } from './fill-catalogue.ts';
import type { Db } from './pool.ts';

/**
 * Forward only, in the order of their names: each file of the folder with an `up` is one. A migration that has shipped
 * is never edited: add the next number.
 */
const FOLDER = join(import.meta.dirname, 'migrations');
const provider = new FileMigrationProvider({ fs, path: { join }, migrationFolder: FOLDER });

/** Names of all migrations, oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(await provider.getMigrations()).sort();

/**
 * Brings the schema up to date, all new migrations in one transaction under the migrator's advisory lock, so that
 * several servers may start together. The newest schema also gets the built-in crops and pests that it lacks.
 *
 * @param upTo the last migration to apply (default: the newest)
 * @returns the names applied now, oldest first; empty when the schema was current
 * @throws the first error of a migration; nothing is applied then
 */
export async function migrate(owner: Db, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db: owner, provider });
  const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
  if (upTo === undefined) await fillCatalogue(owner);
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Names of the migrations that a database has, oldest first. */
export async function appliedMigrations(owner: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    owner,
  );
  return rows.map(({ name }) => name);
}
