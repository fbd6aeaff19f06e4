import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { EmbeddedDatabase } from '../../src/db/embedded.ts';
import { type Databases, type DatabaseUrls, openDatabases } from '../../src/db/pool.ts';
import { connectAsSuperuser, createDatabase, databaseUrls } from '../../src/db/roles.ts';

export type Cluster = Pick<EmbeddedDatabase, 'superuser' | 'passwords'> & { stop(): Promise<void> };

export interface TestDatabase {
  databases: Databases;
  urls: DatabaseUrls;
  /** A connection that no policy holds back; the caller ends it. */
  superuser(): Promise<pg.Client>;
  /** Closes the connections and drops the database; call it in `afterAll` or `afterEach`. */
  cleanup(): Promise<void>;
}

/** A database of its own with what is in the template. */
export async function databaseCopy(
  { superuser, passwords }: Pick<Cluster, 'superuser' | 'passwords'>,
  template: string,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await connectAsSuperuser(superuser);
  await createDatabase(admin, name, template);
  await admin.end();
  const urls = databaseUrls(superuser, passwords, name);
  const databases = openDatabases(urls);
  const cleanup = async () => {
    await databases.close();
    const last = await connectAsSuperuser(superuser);
    await last.query(`drop database ${name} with (force)`);
    await last.end();
  };
  return { databases, urls, superuser: () => connectAsSuperuser(superuser, name), cleanup };
}
