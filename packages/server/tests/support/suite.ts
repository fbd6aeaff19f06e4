import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabases } from '../../src/db/pool.ts';
import {
  connectAsSuperuser,
  createDatabase,
  databaseUrls,
  type RolePasswords,
  type Superuser,
} from '../../src/db/roles.ts';
import { NODES } from '../citus/nodes.ts';
import { nodesTemplate } from '../citus/template.ts';
import type { Cluster } from './database-copy.ts';

export const TEMPLATE = 'vigia_template';
/** Tests lose nothing that anybody would miss. */
export const WITHOUT_DURABILITY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: { superuser: Superuser; passwords: RolePasswords };
    /** A database that is distributed over the nodes of `VIGIA_TEST_CITUS`; undefined without nodes. */
    nodesTemplate: string | undefined;
  }
}

/**
 * One PostgreSQL for the whole suite, with a migrated database that each test copies (`test-database.ts`).
 *
 * @returns what ends it
 */
export async function serveSuite(project: TestProject, cluster: Cluster): Promise<() => Promise<void>> {
  const { superuser, passwords, stop } = cluster;
  try {
    const admin = await connectAsSuperuser(superuser);
    await admin.query(`drop database if exists ${TEMPLATE}`); // a cluster that was given may have had tests before
    await createDatabase(admin, TEMPLATE);
    await admin.end();
    const databases = openDatabases(databaseUrls(superuser, passwords, TEMPLATE));
    await migrate(databases.owner);
    await databases.close(); // a database can be copied only while nobody is connected to it
    project.provide('nodesTemplate', NODES.length > 0 ? await nodesTemplate() : undefined);
  } catch (cause) {
    await stop();
    throw cause;
  }
  project.provide('cluster', { superuser, passwords });
  return stop;
}
