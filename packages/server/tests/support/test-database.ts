import { inject } from 'vitest';
import { databaseCopy, type TestDatabase } from './database-copy.ts';
import { TEMPLATE } from './suite.ts';

export type { TestDatabase } from './database-copy.ts';

/** A real, migrated, empty database of its own. */
export const testDatabase = async (): Promise<TestDatabase> =>
  await databaseCopy(inject('cluster'), TEMPLATE);

/** A database without any table yet, for the tests of the migrations themselves. */
export const bareDatabase = async (): Promise<TestDatabase> =>
  await databaseCopy(inject('cluster'), 'template1');
