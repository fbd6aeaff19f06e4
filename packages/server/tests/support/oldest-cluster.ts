import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAccount } from '../../src/db/embedded/account.ts';
import { programPath } from '../../src/db/embedded/native.ts';
import { readPidFile } from '../../src/db/embedded/orphan.ts';
import { databaseEnvironment, startPostmaster } from '../../src/db/embedded/postmaster.ts';
import { connectAsSuperuser, ensureRoles } from '../../src/db/roles.ts';
import type { Cluster } from './database-copy.ts';
import { freePort } from './free-port.ts';
import { WITHOUT_DURABILITY } from './suite.ts';

/** Where distributions put the oldest PostgreSQL that we promise to work with (`vitest.config.ts` looks there, too). */
export const OLDEST_FOLDER = '/usr/lib/postgresql/15';

export interface OldestCluster extends Cluster {
  /** Where its own folder, its log and what belongs to it lie. */
  readonly base: string;
  /** The postmaster. */
  readonly pid: number;
}

/**
 * A throwaway cluster of PostgreSQL 15 on a free port of the loopback interface, as somebody's own database would be.
 *
 * @throws {Error} the cluster cannot be made; with the output of `initdb`
 */
export async function startOldest(
  settings: Readonly<Record<string, string>> = WITHOUT_DURABILITY,
): Promise<OldestCluster> {
  const base = mkdtempSync(join(tmpdir(), 'vigia-oldest-'));
  chmodSync(base, 0o711);
  const account = databaseAccount();
  const folder = join(base, 'cluster');
  mkdirSync(folder, { mode: 0o700 });
  const passwordFile = join(base, 'password');
  writeFileSync(passwordFile, 'superuser\n', { mode: 0o600 });
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  const native = { folder: OLDEST_FOLDER, label: 'oldest' };
  const args = [
    ...['-D', folder, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
  ];
  const made = spawnSync(programPath(native, 'initdb'), args, {
    ...account,
    cwd: folder,
    env: databaseEnvironment(),
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const logFile = join(base, 'postgres.log');
  const postmaster = await startPostmaster({ folder, account, native }, { port, logFile, settings });
  const superuser = { host: '127.0.0.1', port, password: 'superuser' };
  const passwords = { owner: 'owner', app: 'app', auth: 'auth' };
  const admin = await connectAsSuperuser(superuser);
  await ensureRoles(admin, passwords);
  await admin.end();
  const stop = async () => {
    await postmaster.stop();
    rmSync(base, { recursive: true, force: true });
  };
  const pid = readPidFile(folder)?.pid as number;
  return { superuser, passwords, base, pid, stop };
}
