import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { folderBlobs } from '../../src/blobs/folder-blobs.ts';
import { readPidFile } from '../../src/db/embedded/orphan.ts';
import { readRecord } from '../../src/db/embedded/record.ts';
import { runningDatabaseUrls, startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { type Databases, openDatabases } from '../../src/db/pool.ts';
import { readHolder } from '../../src/run/lock.ts';
import { type RunningCli, startCli, testFolder } from '../support/cli.ts';
import { FARM, insertSmallFarm, PASSWORD, PEOPLE } from '../support/small-farm.ts';

const READY_MS = 60_000;

/** A whole service in a process of its own, on a database with fsync on, to be killed again and again. */
export interface CrashFarm {
  readonly databases: Databases;
  readonly blobs: ReturnType<typeof folderBlobs>;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  kill(what: Victim): Promise<void>;
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
  const env = { VIGIA_DATA: data, VIGIA_STATE: state, PORT: '0', LOG_LEVEL: 'error', VIGIA_JOBS: 'off' };
  let cli: RunningCli;
  const earlier: string[] = [];
  let databases: Databases | undefined;
  const farm = { address: '', headers: {} as Record<string, string> };
  const start = async () => {
    cli = startCli(['start'], { env });
    await cli.says('Ctrl-C para detener');
    farm.address = /http:\/\/127\.0\.0\.1:\d+/.exec(cli.out)?.[0] ?? '';
    await databases?.close();
    databases = openDatabases(runningDatabaseUrls(data, readHolder(data)?.databasePort ?? 0));
  };
  const postgres = () => readPidFile(join(data, readRecord(data)?.cluster ?? ''))?.pid as number;
  await start();
  farm.headers = await signedIn(farm.address);
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
    recover: async () => {
      const began = performance.now();
      if (cli.child.signalCode !== null) {
        earlier.push(cli.out, cli.err);
        await start();
      }
      await ready(farm.address);
      const ms = performance.now() - began;
      farm.headers = await signedIn(farm.address);
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

async function prepare(dataFolder: string, stateFolder: string): Promise<void> {
  mkdirSync(dataFolder, { mode: 0o711 });
  const embedded = await startEmbedded({ dataFolder, stateFolder });
  const databases = openDatabases(embedded.urls);
  await migrate(databases.owner);
  await insertSmallFarm(databases);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await databases.owner
    .updateTable('season')
    .set({ date_start: day(-180), date_end: day(180) })
    .where('season_id', '!=', FARM.seasons.empty)
    .execute();
  const spare = { client_id: 1, serial_number: 'VG-3', node_firmware_version: '1.0' };
  await databases.owner.insertInto('node').values(spare).execute();
  await databases.close();
  await embedded.stop();
}

/** @throws the service does not answer within a minute */
async function ready(address: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`not ready: ${answer?.status ?? 'no answer'}`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

async function signedIn(address: string): Promise<Record<string, string>> {
  const { api_key } = (await (await fetch(`${address}/config.json`)).json()) as { api_key: string };
  const answer = await fetch(`${address}/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: PEOPLE.admin.email, password: PASSWORD }),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (!access_token) throw new Error(`not signed in: ${answer.status}`);
  return { 'x-api-key': api_key, authorization: `Bearer ${access_token}` };
}
