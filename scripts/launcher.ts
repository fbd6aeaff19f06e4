import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

/**
 * Calls `gone` when an npx, npm or pnpm that started this process ends without notice. `npx` does not forward a
 * SIGTERM, so the server would continue to run without it. Parent processes can be read only on Linux.
 */
export function whenLauncherGone(gone: () => void): void {
  const launchers = launchersAbove(process.ppid, processInfo);
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (launchers.every(isThere)) return;
    clearInterval(timer);
    gone();
  }, LOOK_MS);
  timer.unref();
}

interface ProcessInfo {
  parent: number;
  /** Program and arguments. */
  command: string[];
}

/** Process ids of the launchers above `pid`, nearest first; shells between them are skipped. */
export function launchersAbove(pid: number, info: (pid: number) => ProcessInfo | undefined): number[] {
  const found: number[] = [];
  for (let at = pid; at > 1; ) {
    const process = info(at);
    if (!process) break;
    const [program = ''] = process.command;
    if (/(^|\/)(npm|npx|pnpm)( |$)/.test(program)) found.push(at);
    else if (!/(^|\/)(da|ba)?sh$/.test(program)) break;
    at = process.parent;
  }
  return found;
}

function processInfo(pid: number): ProcessInfo | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // `pid (name) state parent …`; the name may contain anything, also parentheses
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') };
  } catch {
    return undefined;
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
