import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DatabaseUrls } from '../../src/db/pool.ts';

const MAIN = resolve(import.meta.dirname, '../../src/main.ts');
const WAIT_MS = 60_000;

export interface CliResult {
  code: number | null;
  out: string;
  err: string;
}

export interface RunningCli extends CliResult {
  child: ChildProcess;
  /** Resolves when the standard output holds `text`; rejects when the process ends before. */
  says(text: string, withinMs?: number): Promise<void>;
  exited: Promise<CliResult>;
}

export interface CliOptions {
  env: NodeJS.ProcessEnv;
  /** Run as another account, which only root may ask for. */
  account?: { uid: number; gid: number };
  /** `main.ts` of another copy of the server. */
  main?: string;
}

/** Runs `vigia …` in a process of its own to its end. */
export async function runCli(args: string[], options: CliOptions): Promise<CliResult> {
  return await startCli(args, options).exited;
}

export function startCli(args: string[], { env, account, main = MAIN }: CliOptions): RunningCli {
  const child = spawn(process.execPath, [main, ...args], {
    ...account,
    cwd: '/',
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
  });
  const cli = { child, code: null as number | null, out: '', err: '' };
  child.stdout.on('data', (text) => {
    cli.out += text;
  });
  child.stderr.on('data', (text) => {
    cli.err += text;
  });
  const exited = once(child, 'close').then(([code]) => ({ code, out: cli.out, err: cli.err }));
  const says = async (text: string, withinMs = WAIT_MS) => {
    const deadline = Date.now() + withinMs;
    while (!cli.out.includes(text)) {
      const waiting = child.exitCode === null && child.signalCode === null && Date.now() < deadline;
      if (!waiting) throw new Error(`«${text}» was not said:\n${cli.out}\n${cli.err}`);
      await new Promise((wake) => setTimeout(wake, 20));
    }
  };
  return Object.assign(cli, { says, exited });
}

/** A folder of the test's own that PostgreSQL's account may pass through. */
export function testFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'vigia-test-'));
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** For `VIGIA_PERSON_CALLS`, where one account makes the calls of many people. */
export const MANY_CALLS = '999999999';

/** The environment that points the command line at a test database. */
export function databaseEnv(urls: DatabaseUrls): NodeJS.ProcessEnv {
  return { DATABASE_URL: urls.owner, DATABASE_URL_APP: urls.app, DATABASE_URL_AUTH: urls.auth };
}
