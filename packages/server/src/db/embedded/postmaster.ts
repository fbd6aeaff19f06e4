import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { putBehindRequests } from '../../run/behind-requests.ts';
import { OperatorError } from '../../run/operator-error.ts';
import type { ClusterHome } from './home.ts';
import { programPath } from './native.ts';
import { readPidFile } from './orphan.ts';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Postmaster {
  port: number;
  /** Settles when the process has ended, for any reason. */
  exited: Promise<Exit>;
  stop(): Promise<void>;
}

/** A cluster, its account and its programs. */
export type Servable = Pick<ClusterHome, 'folder' | 'account' | 'native'>;

export interface PostmasterOptions {
  port: number;
  logFile: string;
  settings: Record<string, string>;
}

const READY_TIMEOUT_MS = 120_000; // recovery after a crash may take its time
const FAST_STOP_MS = 30_000;
const LOG_LIMIT = 5_000_000;

/** Starts PostgreSQL on the loopback interface and waits until it takes connections. */
export async function startPostmaster(home: Servable, options: PostmasterOptions): Promise<Postmaster> {
  const log = openLog(options.logFile);
  const child = spawn(programPath(home.native, 'postgres'), ['-D', home.folder, ...flags(options)], {
    ...home.account,
    cwd: home.folder,
    env: databaseEnvironment(),
    detached: true, // a Ctrl-C at the terminal must reach the server alone, which then stops this in order
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  if (child.pid !== undefined) putBehindRequests(child.pid, 'database');
  const exited = ended(child);
  // If this process ends without stopping it in order, it is ended too and recovers at its next start.
  const abandon = () => child.kill('SIGQUIT');
  process.once('exit', abandon);
  void exited.then(() => process.off('exit', abandon));
  const failed = exited.then(({ code, signal }) => {
    throw new OperatorError(
      `PostgreSQL no pudo iniciar (${signal ?? `código ${code}`}): ${lastLine(options.logFile)} Detalle en ${options.logFile}.`,
    );
  });
  failed.catch(() => undefined);
  await Promise.race([becomesReady(home.folder, child, options.logFile), failed]);
  return { port: options.port, exited, stop: async () => await stop(home, child, exited) };
}

/** Environment of PostgreSQL's programs: no PG… variable of the caller, messages in English, UTC. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|TZ$)/.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}

function flags({ port, settings }: PostmasterOptions): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function ended(child: ChildProcess): Postmaster['exited'] {
  try {
    const [code, signal] = await once(child, 'exit');
    return { code, signal };
  } catch {
    return { code: null, signal: null }; // it could not be spawned at all
  }
}

async function becomesReady(folder: string, child: ChildProcess, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const file = readPidFile(folder);
    if (file?.pid === child.pid && file?.status === 'ready') return;
    if (child.exitCode !== null || child.signalCode !== null) return await new Promise(() => undefined);
    await sleep(20);
  }
  child.kill('SIGQUIT');
  throw new OperatorError(`PostgreSQL no respondió en ${READY_TIMEOUT_MS / 1000} s. Detalle en ${logFile}.`);
}

async function stop(home: Servable, child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') {
    // Windows has no SIGINT: the server's own tool requests the same fast shutdown.
    spawn(programPath(home.native, 'pg_ctl'), ['stop', '-D', home.folder, '-m', 'fast'], { stdio: 'ignore' });
  } else {
    child.kill('SIGINT');
  }
  const late = sleep(FAST_STOP_MS, 'late', { ref: false });
  if ((await Promise.race([exited, late])) === 'late') child.kill('SIGKILL');
  await exited;
}

function openLog(path: string): number {
  if (existsSync(path) && statSync(path).size > LOG_LIMIT) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

function lastLine(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
}
