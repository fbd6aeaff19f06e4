import type { TestProject } from 'vitest/node';
import { startOldest } from './oldest-cluster.ts';
import { serveSuite } from './suite.ts';

/** The same suite on PostgreSQL 15. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> =>
  await serveSuite(project, await startOldest());
