import { inject } from 'vitest';
import { distributedDatabase, IS_DISTRIBUTED } from '../citus/nodes.ts';
import { databaseCopy, type TestDatabase } from './database-copy.ts';
import { TEMPLATE } from './suite.ts';

export type { TestDatabase } from './database-copy.ts';

/** A real, migrated, empty database of its own; with `VIGIA_TEST_DISTRIBUTED`, distributed over the nodes of a Citus. */
export const testDatabase = async (): Promise<TestDatabase> =>
  IS_DISTRIBUTED ? await distributedDatabase() : await databaseCopy(inject('cluster'), TEMPLATE);

/** A database without any table yet, for the tests of the migrations themselves. */
export const bareDatabase = async (): Promise<TestDatabase> =>
  await databaseCopy(inject('cluster'), 'template1');
