import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { type Databases, type DatabaseUrls, openDatabases } from '../db/pool.ts';
import { connectAsSuperuser, createDatabase, databaseUrls } from '../db/roles.ts';
import { TEMPLATE } from './suite.ts';

export interface TestDatabase {
  databases: Databases;
  urls: DatabaseUrls;
  /** A connection that no policy holds back; the caller ends it. */
  superuser(): Promise<pg.Client>;
  /** Closes the connections and drops the database; call it in `afterAll` or `afterEach`. */
  cleanup(): Promise<void>;
}

/** A real, migrated, empty database of its own. */
export async function testDatabase(): Promise<TestDatabase> {
  return await copyOf(TEMPLATE);
}

/** A database without any table yet, for the tests of the migrations themselves. */
export async function bareDatabase(): Promise<TestDatabase> {
  return await copyOf('template1');
}

async function copyOf(template: string): Promise<TestDatabase> {
  const { superuser, passwords } = inject('cluster');
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
