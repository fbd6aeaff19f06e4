import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabases } from '../db/pool.ts';
import {
  connectAsSuperuser,
  createDatabase,
  databaseUrls,
  ensureRoles,
  type RolePasswords,
  type Superuser,
} from '../db/roles.ts';

export const TEMPLATE = 'vigia_template';

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: { superuser: Superuser; passwords: RolePasswords };
  }
}

type Cluster = Pick<EmbeddedDatabase, 'superuser' | 'passwords'> & { stop(): Promise<void> };

/**
 * One PostgreSQL for the whole suite, with a migrated database that each test copies (`test-database.ts`): the
 * embedded one, or the throwaway cluster of another version that `VIGIA_TEST_POSTGRES` points at as superuser.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.VIGIA_TEST_POSTGRES;
  const { superuser, passwords, stop } = given ? await givenCluster(new URL(given)) : await embeddedCluster();
  try {
    const admin = await connectAsSuperuser(superuser);
    await createDatabase(admin, TEMPLATE);
    await admin.end();
    const databases = openDatabases(databaseUrls(superuser, passwords, TEMPLATE));
    await migrate(databases.owner);
    await databases.close(); // a database can be copied only while nobody is connected to it
  } catch (cause) {
    await stop();
    throw cause;
  }
  project.provide('cluster', { superuser, passwords });
  return stop;
}

async function embeddedCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vigia-suite-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL's account has to pass
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };
  const cluster = await startEmbedded({ dataFolder: folder, settings });
  const stop = async () => {
    await cluster.stop();
    rmSync(cluster.clusterFolder, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...cluster, stop };
}

async function givenCluster({ hostname, port, password }: URL): Promise<Cluster> {
  const superuser = { host: hostname, port: Number(port || 5432), password: decodeURIComponent(password) };
  const passwords = { owner: 'owner', app: 'app', auth: 'auth' };
  const admin = await connectAsSuperuser(superuser);
  await ensureRoles(admin, passwords);
  await admin.query(`drop database if exists ${TEMPLATE}`);
  await admin.end();
  return { superuser, passwords, stop: async () => undefined };
}
