import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../run/operator-error.ts';

export interface PidFile {
  pid: number;
  status: string;
}

const STOP_MS = 30_000;
const COLLECT_MS = 10_000;

/** The content of PostgreSQL's `postmaster.pid`; undefined when there is none or it is incomplete. */
export function readPidFile(folder: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Prepares a start after the server died without stopping its database: a PostgreSQL that still runs on
 * the folder is stopped in order. The caller holds the data folder's lock, so it is not in use.
 */
export async function stopOrphan(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // PostgreSQL itself refuses or recovers there
  const file = readPidFile(folder);
  if (!file) return;
  if (!isAlive(file.pid)) return await collected(file.pid); // PostgreSQL replaces the file of a dead process
  if (!runsOn(file.pid, folder)) {
    // The number belongs to another program now; PostgreSQL would take it for another server and refuse.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return;
  }
  process.kill(file.pid, 'SIGINT');
  const deadline = Date.now() + STOP_MS;
  while (isAlive(file.pid)) {
    if (Date.now() > deadline) {
      throw new OperatorError(
        `Un PostgreSQL anterior (proceso ${file.pid}) no se detiene: deténgalo e intente otra vez.`,
      );
    }
    await sleep(20);
  }
  await collected(file.pid);
}

/**
 * Waits until the system has removed an ended process: PostgreSQL would still take it for another server and refuse.
 */
async function collected(pid: number): Promise<void> {
  const deadline = Date.now() + COLLECT_MS;
  while (isZombie(pid) && Date.now() < deadline) await sleep(20);
}

/** Whether the process runs: one that has ended but was not yet collected by its parent does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false; // no /proc on this system, or it is gone
  }
}

function runsOn(pid: number, folder: string): boolean {
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(folder);
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
