import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readArchive } from '../../src/backup/check-archive.ts';
import { restoreBackup } from '../../src/backup/restore.ts';
import { folderBlobs } from '../../src/blobs/folder-blobs.ts';
import { MIGRATION_NAMES } from '../../src/db/migrate.ts';
import type { Progress } from '../../src/run/progress.ts';
import { databaseEnv, startCli, testFolder } from '../support/cli.ts';
import { databaseCopy, type TestDatabase } from '../support/database-copy.ts';
import { bareDatabase } from '../support/test-database.ts';
import { rowCounts, schemaLines } from './schema-lines.ts';

/** `VIGIA_CRASH_CUTS=50` for the long run. */
const ROUNDS = Number(process.env.VIGIA_CRASH_CUTS ?? 2);
const MOST_CUTS = 4;
const ARCHIVE = new URL('../../fixtures/older/85e8863.tar.zst', import.meta.url).pathname;

/** What an undisturbed migration makes of a database, and how long it takes. */
interface Undisturbed {
  readonly schema: readonly string[];
  readonly rows: Readonly<Record<string, number>>;
  /** From its first connection to its end, ms. */
  readonly ms: number;
}

const scratch = testFolder();
let older: TestDatabase;
const undisturbed = new Map<string, Undisturbed>();
beforeAll(async () => {
  older = await olderData();
  for (const from of STARTS) undisturbed.set(from, await runUndisturbed(from));
}, 120_000);
afterAll(async () => {
  await older.cleanup();
  scratch.remove();
});

const STARTS = ['an empty database', 'data of an older version'] as const;
type Start = (typeof STARTS)[number];

/** A database with data of an older version, under the schema of that version. */
async function olderData(): Promise<TestDatabase> {
  const database = await bareDatabase();
  const isLoaded = new Error('loaded');
  const progress: Progress = {
    line: () => undefined,
    step: async (label, _, work) => {
      if (label === 'Esquema') throw isLoaded;
      return await work();
    },
  };
  const blobs = folderBlobs(scratch.folder);
  const checked = await readArchive(ARCHIVE);
  const restored = restoreBackup({ databases: database.databases, blobs, file: ARCHIVE, checked, progress });
  await expect(restored).rejects.toBe(isLoaded);
  await database.databases.close();
  return database;
}

const nameOf = ({ urls }: TestDatabase) => new URL(urls.owner).pathname.slice(1);
const copyOf = (from: Start) =>
  from === STARTS[0] ? bareDatabase() : databaseCopy(inject('cluster'), nameOf(older));

const migrating = ({ urls }: TestDatabase) =>
  startCli(['migrate'], { env: { ...databaseEnv(urls), VIGIA_DATA: scratch.folder } });

/** @returns once the program has a connection of its own, or has ended */
async function untilConnected(cli: ReturnType<typeof migrating>, watcher: pg.Client): Promise<void> {
  const connected = `select from pg_stat_activity
    where datname = current_database() and application_name = 'vigia'`;
  const isOver = () => cli.child.exitCode !== null || cli.child.signalCode !== null;
  while (!isOver() && (await watcher.query(connected)).rowCount === 0) await sleep(2);
}

async function runUndisturbed(from: Start): Promise<Undisturbed> {
  const database = await copyOf(from);
  const watcher = await database.superuser();
  const cli = migrating(database);
  await untilConnected(cli, watcher);
  const began = performance.now();
  expect((await cli.exited).code).toBe(0);
  const ms = performance.now() - began;
  const made = { schema: await schemaLines(watcher), rows: await rowCounts(watcher), ms };
  await watcher.end();
  await database.cleanup();
  return made;
}

/** The migrations that are carried out; null while their table is not there. */
async function applied(watcher: pg.Client): Promise<number | null> {
  const { rows } = await watcher.query(`select to_regclass('kysely_migration') is not null as there`);
  if (!rows[0].there) return null;
  return (await watcher.query('select from kysely_migration')).rowCount;
}

async function round(from: Start, signal: NodeJS.Signals): Promise<{ cuts: number; inside: number }> {
  const whole = undisturbed.get(from) as Undisturbed;
  const database = await copyOf(from);
  const watcher = await database.superuser();
  let before = (await applied(watcher)) ?? 0;
  const cuts = 1 + Math.floor(Math.random() * MOST_CUTS);
  let inside = 0;
  for (let i = 0; i < cuts; i += 1) {
    const cli = migrating(database);
    await untilConnected(cli, watcher);
    await sleep(Math.random() * whole.ms);
    cli.child.kill(signal);
    await cli.exited;
    const now = (await applied(watcher)) ?? 0;
    // An empty database gets all of them at once, one in use each by itself.
    if (from === STARTS[0]) expect([0, MIGRATION_NAMES.length], signal).toContain(now);
    else expect(now, signal).toBeGreaterThanOrEqual(before);
    before = now;
    if (now < MIGRATION_NAMES.length) inside += 1;
  }
  expect((await migrating(database).exited).code).toBe(0);
  expect(await schemaLines(watcher)).toEqual(whole.schema);
  expect(await rowCounts(watcher)).toEqual(whole.rows);
  await watcher.end();
  await database.cleanup();
  return { cuts, inside };
}

test(`a migration that is cut at any moment is carried out by the next one, ${ROUNDS} rounds`, {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  const counts = { cuts: 0, inside: 0 };
  for (let i = 0; i < ROUNDS; i += 1) {
    const { cuts, inside } = await round(STARTS[i % 2]!, i % 4 < 2 ? 'SIGKILL' : 'SIGTERM');
    counts.cuts += cuts;
    counts.inside += inside;
  }
  process.stdout.write(`${ROUNDS} migrations cut ${counts.cuts} times, ${counts.inside} before their end\n`);
});

test('a schema that differs is seen', async () => {
  const database = await copyOf(STARTS[1]);
  const superuser = await database.superuser();
  const older = await schemaLines(superuser);
  expect(older).not.toEqual(undisturbed.get(STARTS[1])!.schema);
  await superuser.query('revoke select on station from vigia_app');
  expect(await schemaLines(superuser)).not.toEqual(older);
  await superuser.end();
  await database.cleanup();
});
