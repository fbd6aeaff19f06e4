import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { databaseAccount } from '../../src/db/embedded/account.ts';
import { databaseEnvironment, startPostmaster } from '../../src/db/embedded/postmaster.ts';
import { connectAsSuperuser, createDatabase, DATABASE_NAME, databaseUrls } from '../../src/db/roles.ts';
import { freePort } from '../support/free-port.ts';
import { OLDEST_FOLDER, startOldest } from '../support/oldest-cluster.ts';
import type { SharedPostgres } from './embedded-postgres.ts';

const NATIVE = { folder: OLDEST_FOLDER, label: 'oldest' };
/** Distributions have the program that makes a replica; the PostgreSQL of the packages does not. */
const BASE_BACKUP = join(OLDEST_FOLDER, 'bin', 'pg_basebackup');
export const HAS_REPLICATION = existsSync(BASE_BACKUP);

const SYNCHRONOUS_WITHIN_MS = 20_000;

export interface ReplicatedPostgres extends SharedPostgres {
  /** Kills the primary, makes the replica the primary, and leads all new connections there. */
  failOver(): Promise<void>;
}

/** A primary with a synchronous replica, behind an address that moves from one to the other. */
export async function replicatedPostgres(): Promise<ReplicatedPostgres> {
  const primary = await startOldest({ max_connections: '120' });
  const admin = await connectAsSuperuser(primary.superuser);
  await createDatabase(admin, DATABASE_NAME);

  const account = databaseAccount();
  const folder = join(primary.base, 'replica');
  mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  const copied = spawnSync(
    BASE_BACKUP,
    [
      '-D',
      folder,
      '-R',
      '-c',
      'fast',
      '-h',
      '127.0.0.1',
      '-p',
      String(primary.superuser.port),
      '-U',
      'postgres',
    ],
    {
      ...account,
      cwd: '/',
      env: { ...databaseEnvironment(), PGPASSWORD: primary.superuser.password },
      encoding: 'utf8',
    },
  );
  if (copied.status !== 0) throw new Error(`pg_basebackup: ${copied.stderr}`);
  const port = await freePort();
  const logFile = join(primary.base, 'replica.log');
  const settings = { max_connections: '120' };
  const replica = await startPostmaster({ folder, account, native: NATIVE }, { port, logFile, settings });

  await admin.query(`alter system set synchronous_standby_names = '*'`);
  await admin.query('select pg_reload_conf()');
  const deadline = Date.now() + SYNCHRONOUS_WITHIN_MS;
  for (;;) {
    const { rows } = await admin.query(`select from pg_stat_replication where sync_state = 'sync'`);
    if (rows.length > 0) break;
    if (Date.now() > deadline) throw new Error('the replica does not follow');
    await new Promise((wake) => setTimeout(wake, 100));
  }
  await admin.end();

  const address = await movingAddress(primary.superuser.port);
  const superuser = { ...primary.superuser, port: address.port };
  const urls = databaseUrls(superuser, primary.passwords);
  return {
    urls,
    direct: urls,
    superuser,
    failOver: async () => {
      process.kill(primary.pid, 'SIGKILL');
      address.leadTo(port);
      const promoted = await connectAsSuperuser({ ...superuser, port });
      await promoted.query('select pg_promote()');
      await promoted.end();
    },
    stop: async () => {
      address.close();
      await replica.stop();
      await primary.stop();
    },
  };
}

/** Passes connections on to a port, until it gets another one: then those that are open break. */
async function movingAddress(first: number) {
  const open = new Set<Socket>();
  let target = first;
  const server = createServer((client) => {
    const onward = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, onward],
      [onward, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    leadTo: (next: number) => {
      target = next;
      breakAll();
    },
    close: () => {
      server.close();
      breakAll();
    },
  };
}
