import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { databaseEnvironment } from '../../src/db/embedded/postmaster.ts';
import { connectAsSuperuser, type Superuser } from '../../src/db/roles.ts';

/** As long as its processes notice that their parent is gone, and it recovers. */
const START_MS = 120_000;

/** The PostgreSQL of a node on this machine, to be killed and started again. */
export interface Postmaster {
  /** Ends it as a loss of power would: nothing is written, nobody is told. */
  kill(): void;
  /** @throws {Error} it did not start; with what it said */
  start(): Promise<void>;
}

/** @throws {Error} the node lies on another machine, or its folder is not ours to read */
export async function postmasterOf(node: Superuser): Promise<Postmaster> {
  const admin = await connectAsSuperuser(node);
  const [folder, programs] = [await setting(admin, 'data_directory'), await binaries(admin)];
  await admin.end();
  const { uid, gid } = statSync(folder);
  const pg_ctl = (...args: readonly string[]) =>
    spawnSync(join(programs, 'pg_ctl'), ['-D', folder, ...args], {
      ...{ uid, gid, cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      // Nodes look for certificates at home, and whoever runs the tests may have another one.
      env: { ...databaseEnvironment(), HOME: folder },
    });
  return {
    kill: () => {
      const { status, stdout } = pg_ctl('status');
      const pid = Number(/PID: (\d+)/.exec(stdout)?.[1]);
      if (status !== 0 || !pid) throw new Error(`pg_ctl status: ${stdout}`);
      process.kill(pid, 'SIGKILL');
    },
    start: async () => {
      const deadline = Date.now() + START_MS;
      for (;;) {
        const { status, stdout, stderr } = pg_ctl('-l', `${folder}.log`, '-w', 'start');
        if (status === 0) return;
        if (Date.now() > deadline) throw new Error(`pg_ctl start: ${stdout}${stderr}`);
        await sleep(200);
      }
    },
  };
}

async function setting(admin: pg.Client, name: string): Promise<string> {
  const { rows } = await admin.query<{ value: string }>('select current_setting($1) as value', [name]);
  return rows[0]!.value;
}

async function binaries(admin: pg.Client): Promise<string> {
  const { rows } = await admin.query<{ value: string }>(
    `select setting as value from pg_config where name = 'BINDIR'`,
  );
  return rows[0]!.value;
}
