import type { TestProject } from 'vitest/node';
import { testCluster } from './cluster.ts';
import { serveSuite } from './suite.ts';

export const setup = async (project: TestProject): Promise<() => Promise<void>> =>
  await serveSuite(project, await testCluster());
