import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../run/config.ts';
import { openDataFolder } from '../run/data-folder.ts';
import { FolderInUse, readHolder, takeLock } from '../run/lock.ts';
import { checkedDatabases } from './check.ts';
import { runningDatabaseUrls, startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { type Databases, openDatabases } from './pool.ts';

const SERVER_START_MS = 60_000;

/**
 * Runs a command's work on the database, whether or not a server is running: beside a running server through its
 * PostgreSQL; otherwise the embedded one is started for the command, under the folder's lock.
 *
 * @param migrated whether the schema is brought up to date first, where no server has done it (default true)
 * @throws {FolderInUse} another command, not a server, is using the folder
 */
export async function withDatabases<T>(
  config: Config,
  purpose: string,
  work: (databases: Databases) => Promise<T>,
  { migrated = true }: { migrated?: boolean } = {},
): Promise<T> {
  if (config.databaseUrls)
    return await onDatabases(await checkedDatabases(config.databaseUrls), migrated, work);
  const dataFolder = openDataFolder(config.dataFolder);
  const lock = lockOrServer(dataFolder, purpose, config.clock());
  if (!lock) return await onDatabases(openDatabases(await urlsOfServer(dataFolder)), false, work);
  try {
    const embedded = await startEmbedded({ dataFolder, stateFolder: config.stateFolder });
    try {
      return await onDatabases(openDatabases(embedded.urls), migrated, work);
    } finally {
      await embedded.stop();
    }
  } finally {
    lock.release();
  }
}

async function onDatabases<T>(
  databases: Databases,
  bringUpToDate: boolean,
  work: (databases: Databases) => Promise<T>,
): Promise<T> {
  try {
    if (bringUpToDate) await migrate(databases.owner);
    return await work(databases);
  } finally {
    await databases.close();
  }
}

/** The lock, or undefined when a server holds it. */
function lockOrServer(dataFolder: string, purpose: string, now: number) {
  try {
    return takeLock(dataFolder, purpose, now);
  } catch (error) {
    if (error instanceof FolderInUse && error.holder?.purpose === 'start') return undefined;
    throw error;
  }
}

async function urlsOfServer(dataFolder: string) {
  const deadline = Date.now() + SERVER_START_MS;
  for (;;) {
    const holder = readHolder(dataFolder);
    if (holder?.databasePort && holder.hasSchema !== false)
      return runningDatabaseUrls(dataFolder, holder.databasePort);
    if (Date.now() > deadline) throw new FolderInUse(dataFolder, holder);
    await sleep(100); // it is still starting
  }
}
