import { spawn } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../run/operator-error.ts';
import { type ClusterHome, clusterHome, STATE_FOLDER } from './embedded/home.ts';
import { programPath } from './embedded/native.ts';
import { stopOrphan } from './embedded/orphan.ts';
import { databaseEnvironment, type Postmaster, startPostmaster } from './embedded/postmaster.ts';
import { readRecord, writeRecord } from './embedded/record.ts';
import { type DatabaseEvent, supervise } from './embedded/supervisor.ts';
import type { DatabaseUrls } from './pool.ts';
import {
  connectAsSuperuser,
  DATABASE_NAME,
  databaseUrls,
  ensureDatabase,
  ensureRoles,
  type RolePasswords,
  type Superuser,
} from './roles.ts';

export interface EmbeddedDatabase {
  urls: DatabaseUrls;
  superuser: Superuser;
  passwords: RolePasswords;
  clusterFolder: string;
  exited: Postmaster['exited'];
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Exists and is locked by the caller (`run/lock.ts`). */
  dataFolder: string;
  stateFolder?: string;
  /** Extra server settings, e.g. without durability for tests. */
  settings?: Record<string, string>;
  /** Starts PostgreSQL again when it ends by itself, and gets an event of it; without it the end is final. */
  onEvent?: (event: DatabaseEvent) => void;
}

const HOST = '127.0.0.1';
const BIND_ATTEMPTS = 3;

/**
 * Starts the data folder's own PostgreSQL, on first use after creating it: cluster, roles and an empty database.
 *
 * @throws {OperatorError} it cannot be created or started; the message says why and where the log is
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataFolder, stateFolder = STATE_FOLDER, settings = {}, onEvent } = options;
  const home = clusterHome(dataFolder, stateFolder);
  if (!home.record.initialised) {
    await initialise(home, settings.fsync === 'off');
    writeRecord(dataFolder, { ...home.record, initialised: true });
  }
  await stopOrphan(home.folder);
  const logFile = join(dataFolder, 'postgres.log');
  const postmaster = await startOnFreePort(home, logFile, settings);
  const superuser = { host: HOST, port: postmaster.port, password: home.record.passwords.superuser };
  try {
    await prepare(superuser, home.record.passwords);
  } catch (cause) {
    await postmaster.stop();
    throw cause;
  }
  const { port } = postmaster;
  const restart = () => startPostmaster(home, { port, logFile, settings });
  const { exited, stop } = onEvent ? supervise(postmaster, { restart, onEvent }) : postmaster;
  return {
    urls: databaseUrls(superuser, home.record.passwords),
    superuser,
    passwords: home.record.passwords,
    clusterFolder: home.folder,
    exited,
    stop,
  };
}

/** How to reach the database that another process has started on this data folder. */
export function runningDatabaseUrls(dataFolder: string, port: number): DatabaseUrls {
  const record = readRecord(dataFolder);
  if (!record) throw new OperatorError(`Falta database.json en ${dataFolder}.`);
  return databaseUrls({ host: HOST, port, password: '' }, record.passwords);
}

async function prepare(at: Superuser, passwords: RolePasswords): Promise<void> {
  const admin = await connectAsSuperuser(at);
  try {
    await ensureRoles(admin, passwords);
    await ensureDatabase(admin, DATABASE_NAME);
  } finally {
    await admin.end();
  }
}

async function initialise(home: ClusterHome, throwaway: boolean): Promise<void> {
  const passwordFile = `${home.folder}.password`;
  writeFileSync(passwordFile, `${home.record.passwords.superuser}\n`, { mode: 0o600 });
  try {
    if (home.account) chownSync(passwordFile, home.account.uid, home.account.gid);
    const args = [
      ['-D', home.folder, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ['--data-checksums', '--no-instructions', ...(throwaway ? ['--no-sync'] : [])],
    ].flat();
    await run(home, args);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function run(home: ClusterHome, args: string[]): Promise<void> {
  const child = spawn(programPath(home.native, 'initdb'), args, {
    ...home.account,
    cwd: home.folder,
    env: databaseEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const code = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  const complaint = await text(child.stderr);
  if ((await code) === 0) return;
  throw new OperatorError(
    `No se pudo crear la base de datos en ${home.folder}: ${complaint.trim().split('\n').at(-1)}`,
  );
}

async function startOnFreePort(
  home: ClusterHome,
  logFile: string,
  settings: Record<string, string>,
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startPostmaster(home, { port: await freePort(), logFile, settings });
    } catch (cause) {
      // Between the check and PostgreSQL's bind another program may have taken the port.
      if (attempt === BIND_ATTEMPTS || !String(cause).includes('could not create any TCP/IP sockets'))
        throw cause;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, HOST, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No TCP address');
  return address.port;
}
