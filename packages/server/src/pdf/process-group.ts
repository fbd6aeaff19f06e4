import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { putBehindRequests } from '../run/behind-requests.ts';

const PAGE_BYTES = 4_096;

interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly rssBytes: number;
}

/**
 * Resident memory of a process, its group and all their children, bytes. Shared pages count once per process.
 */
export function memoryOf(leader: number): number {
  return membersOf(leader).reduce((sum, { rssBytes }) => sum + rssBytes, 0);
}

/** Kills a process with its whole group and all their children. */
export function killTree(leader: number): void {
  const members = membersOf(leader).map(({ pid }) => pid);
  for (const pid of [-leader, leader, ...members]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already, or this system has no process groups.
    }
  }
}

/**
 * Lowers the priority of a process of this one, with its whole group and all their children, as `putBehindRequests`; those
 * that they start later have it too.
 */
export function putTreeBehindRequests(leader: number): void {
  for (const { pid } of membersOf(leader)) {
    try {
      putBehindRequests(pid, 'heavyWork');
    } catch {
      // It has ended already.
    }
  }
}

function membersOf(leader: number): ProcessRow[] {
  const rows = allProcesses();
  const inside = new Set([leader]);
  const isMember = (row: ProcessRow) => inside.has(row.pid) || inside.has(row.parent) || row.group === leader;
  for (let size = 0; size !== inside.size; ) {
    size = inside.size;
    for (const row of rows) if (isMember(row)) inside.add(row.pid);
  }
  return rows.filter(({ pid }) => inside.has(pid));
}

function allProcesses(): ProcessRow[] {
  if (process.platform === 'linux') return readdirSync('/proc').flatMap((name) => linuxProcess(name) ?? []);
  if (process.platform === 'win32') return []; // there the time alone is watched
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,pgid=,rss='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [pid, parent, group, kib] = line.trim().split(/\s+/).map(Number);
    return pid ? [{ pid, parent: parent ?? 0, group: group ?? 0, rssBytes: (kib ?? 0) * 1_024 }] : [];
  });
}

function linuxProcess(name: string): ProcessRow | undefined {
  if (!/^\d+$/.test(name)) return undefined;
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // `pid (name) state parent group … rss …`; the name may contain anything, even parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, group, rssPages] = [fields[1], fields[2], fields[21]].map(Number);
    return {
      pid: Number(name),
      parent: parent ?? 0,
      group: group ?? 0,
      rssBytes: (rssPages ?? 0) * PAGE_BYTES,
    };
  } catch {
    return undefined; // it ended while we looked
  }
}
