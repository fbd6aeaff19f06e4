import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The system account that runs PostgreSQL; `undefined` means that of this process. */
export type Account = { uid: number; gid: number } | undefined;

const NOBODY = 65_534;

/** PostgreSQL refuses to run as root: then it runs as `postgres` where that account exists, else as `nobody`. */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = accountsOf(readIfPossible('/etc/passwd'));
  return accounts.get('postgres') ?? accounts.get('nobody') ?? { uid: NOBODY, gid: NOBODY };
}

/** Accounts by name from the text of a passwd file; root is never among them. */
export function accountsOf(passwd: string): Map<string, { uid: number; gid: number }> {
  const accounts = new Map<string, { uid: number; gid: number }>();
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && Number(uid) > 0 && gid) accounts.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return accounts;
}

/** Whether the account can run a program. It is tried, as the modes of files do not show access lists and mounts. */
export function canRun(account: Account, program: string): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Whether the account can enter `folder` through all its parents and write there. */
export function canWrite(account: Account, folder: string): boolean {
  const script = 'cd -- "$1" && test -w .';
  return (
    spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

function readIfPossible(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
