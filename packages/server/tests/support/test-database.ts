import { inject } from 'vitest';
import type { Superuser } from '../../src/db/roles.ts';
import { distributedDatabase, IS_DISTRIBUTED, NODES } from '../citus/nodes.ts';
import { databaseCopy, type TestDatabase } from './database-copy.ts';
import { TEMPLATE } from './suite.ts';

export type { TestDatabase } from './database-copy.ts';

/** A real, migrated, empty database of its own; with `VIGIA_TEST_DISTRIBUTED`, distributed over the nodes of a Citus. */
export const testDatabase = async (): Promise<TestDatabase> =>
  IS_DISTRIBUTED ? await distributedDatabase() : await plainDatabase();

/** The same, never distributed. */
export const plainDatabase = async (): Promise<TestDatabase> =>
  await databaseCopy(inject('cluster'), TEMPLATE);

/** Where those databases lie: the coordinator, if they are distributed. */
export const clusterOfTests = (): Superuser =>
  IS_DISTRIBUTED ? (NODES[0] as Superuser) : inject('cluster').superuser;

/** A database without any table yet, for the tests of the migrations themselves. */
export const bareDatabase = async (): Promise<TestDatabase> =>
  await databaseCopy(inject('cluster'), 'template1');
