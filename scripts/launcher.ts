import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

/**
 * Calls `gone` when npx, npm or pnpm above us ends without informing us. `npx` does not pass a SIGTERM on: whoever
 * stops what they started would leave the server running behind it. Linux alone shows us who is above.
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

/** Process numbers of the launchers above `pid`, nearest first; shells between them are passed over. */
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
    // `pid (name) state parent …`, where the name may hold anything, parentheses too
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
