import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { BlobStore } from '../../src/blobs/blob-store.ts';
import { folderBlobs } from '../../src/blobs/folder-blobs.ts';
import { readPidFile } from '../../src/db/embedded/orphan.ts';
import { readRecord } from '../../src/db/embedded/record.ts';
import { runningDatabaseUrls } from '../../src/db/embedded.ts';
import { type Databases, openDatabases } from '../../src/db/pool.ts';
import { readHolder } from '../../src/run/lock.ts';
import { MANY_CALLS, type RunningCli, startCli, testFolder } from '../support/cli.ts';
import { openSession, prepare, ready } from './service.ts';

/** A machine that is busy with other things starts the service slowly; how long it took is measured, not demanded. */
export const START_MS = 5 * 60_000;

/** A service that is written to, with what stands behind it, to be looked at. */
export interface WrittenFarm {
  readonly databases: Databases;
  readonly blobs: BlobStore;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A whole service in a process of its own, on a database with fsync on, to be killed again and again. */
export interface CrashFarm extends WrittenFarm {
  kill(what: Victim): Promise<void>;
  /** Asks the service to stop, and waits until it has. */
  stop(): Promise<void>;
  /** What service and PostgreSQL have logged so far. */
  logs(): string;
  /** Brings up what was killed, and signs in again. @returns how long it took until the service was ready, ms */
  recover(): Promise<number>;
  /** Stops the service; answers with its exit code. */
  close(): Promise<number | null>;
}

/** `backend`: one connection of the service; `group`: the service and every process of PostgreSQL at once. */
export type Victim = 'server' | 'backend' | 'postgres' | 'checkpointer' | 'group';

export async function crashFarm(): Promise<CrashFarm> {
  const scratch = testFolder();
  const data = join(scratch.folder, 'data');
  const state = join(scratch.folder, 'state');
  await prepare(data, state);
  const env = {
    ...{ VIGIA_DATA: data, VIGIA_STATE: state, PORT: '0', LOG_LEVEL: 'error', VIGIA_JOBS: 'off' },
    VIGIA_PERSON_CALLS: MANY_CALLS,
  };
  let cli: RunningCli;
  const earlier: string[] = [];
  let databases: Databases | undefined;
  const farm = { address: '', headers: {} as Readonly<Record<string, string>> };
  const start = async () => {
    cli = startCli(['start'], { env });
    await cli.says('Ctrl-C para detener', START_MS);
    farm.address = /http:\/\/127\.0\.0\.1:\d+/.exec(cli.out)?.[0] ?? '';
    await databases?.close();
    databases = openDatabases(runningDatabaseUrls(data, readHolder(data)?.databasePort ?? 0));
  };
  const postgres = () => readPidFile(join(data, readRecord(data)?.cluster ?? ''))?.pid as number;
  await start();
  farm.headers = (await openSession(farm.address)).headers;
  return {
    blobs: folderBlobs(join(data, 'blobs')),
    get databases() {
      return databases as Databases;
    },
    get address() {
      return farm.address;
    },
    get headers() {
      return farm.headers;
    },
    logs: () => [...earlier, cli.out, cli.err, readFileSync(join(data, 'postgres.log'), 'utf8')].join('\n'),
    kill: async (what) => {
      const processes = await processesOf(databases as Databases);
      const pids = {
        server: [],
        backend: processes.filter(({ kind }) => kind === 'client backend').slice(0, 1),
        postgres: [{ pid: postgres() }],
        checkpointer: processes.filter(({ kind }) => kind === 'checkpointer'),
        group: [{ pid: postgres() }, ...processes],
      }[what];
      const endsService = what === 'server' || what === 'group';
      if (endsService) cli.child.kill('SIGKILL');
      for (const { pid } of pids) killIfThere(pid);
      if (endsService) await cli.exited;
    },
    stop: async () => {
      cli.child.kill('SIGTERM');
      expect((await cli.exited).code).toBe(0);
    },
    recover: async () => {
      const began = performance.now();
      if (cli.child.signalCode !== null || cli.child.exitCode !== null) {
        earlier.push(cli.out, cli.err);
        await start();
      }
      await ready(farm.address);
      const ms = performance.now() - began;
      farm.headers = (await openSession(farm.address)).headers;
      return ms;
    },
    close: async () => {
      await databases?.close();
      cli.child.kill('SIGTERM');
      const { code } = await cli.exited;
      scratch.remove();
      return code;
    },
  };
}

/** PostgreSQL's processes but the one that asks; those of the service's connections in any order. */
async function processesOf({ owner }: Databases): Promise<readonly { pid: number; kind: string }[]> {
  const { rows } = await sql<{ pid: number; kind: string }>`
    select pid, backend_type as kind from pg_stat_activity
      where pid <> pg_backend_pid() and (backend_type <> 'client backend' or usename = 'vigia_app')
      order by random()`.execute(owner);
  return rows;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with the one before it.
  }
}
