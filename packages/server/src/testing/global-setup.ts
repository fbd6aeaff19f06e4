import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabases } from '../db/pool.ts';
import {
  connectAsSuperuser,
  createDatabase,
  databaseUrls,
  type RolePasswords,
  type Superuser,
} from '../db/roles.ts';

export const TEMPLATE = 'vigia_template';

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: { superuser: Superuser; passwords: RolePasswords };
  }
}

/** One PostgreSQL for the whole suite, with a migrated database that each test copies (`test-database.ts`). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'vigia-suite-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL's account has to pass
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };
  const cluster = await startEmbedded({ dataFolder: folder, settings });
  const stop = async () => {
    await cluster.stop();
    rmSync(cluster.clusterFolder, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const admin = await connectAsSuperuser(cluster.superuser);
    await createDatabase(admin, TEMPLATE);
    await admin.end();
    const databases = openDatabases(databaseUrls(cluster.superuser, cluster.passwords, TEMPLATE));
    await migrate(databases.owner);
    await databases.close(); // a database can be copied only while nobody is connected to it
  } catch (cause) {
    await stop();
    throw cause;
  }
  project.provide('cluster', { superuser: cluster.superuser, passwords: cluster.passwords });
  return stop;
}
